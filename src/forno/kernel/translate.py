"""Translation of the kernel language to Cython: one module of C functions from the modules of a family.

Functions become C functions that hold no lock and raise nothing, so that a slip into Python's own numbers is an error
of the compiler and never a slow path. Numbers that have names become literals, tuples become arrays of C. Every number
has a fixed width: a C `long` has 32 bits on Windows.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Mapping
from types import ModuleType

Constants = Mapping[str, int | float | tuple[int, ...]]
LARGEST_INT = 2**31 - 1
INTRINSICS = """
#include <math.h>
#include <stdint.h>
#include <string.h>
static inline int32_t popcount(int32_t mask) {
    uint32_t bits = (uint32_t)mask;
    bits = bits - ((bits >> 1) & 0x55555555u);
    bits = (bits & 0x33333333u) + ((bits >> 2) & 0x33333333u);
    return (int32_t)((((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
}
static double exponential(double power) { return exp(power); }
static double root(double number) { return sqrt(number); }
static int32_t rounded(double number) { return (int32_t)rint(number); }
#if defined(__GNUC__) || defined(__clang__)
#define FETCH(address) __builtin_prefetch(address)
#define OUT_OF_LINE __attribute__((noinline))
#else
#define OUT_OF_LINE
#define FETCH(address) ((void)(address))
#endif
static inline void fetch_cell(const int32_t *t, int32_t at) { FETCH(t + at); }
/* A call of the library: inside a loop, compilers would write out a slower one for a number that they know. */
static OUT_OF_LINE void clear_flags(uint8_t *flags, int32_t count) { memset(flags, 0, (size_t)count); }
static void copy_cells(int32_t *target, const int32_t *source, int32_t count) {
    memcpy(target, source, count * sizeof(int32_t));
}
#if defined(_MSC_VER)
#include <intrin.h>
static __inline int32_t lowest(int32_t mask) {
    unsigned long at;
    _BitScanForward(&at, (unsigned long)mask);
    return (int32_t)at;
}
#else
static inline int32_t lowest(int32_t mask) { return __builtin_ctz((unsigned int)mask); }
#endif
"""
INTRINSIC_HEADS = (
    "int32_t lowest(int32_t mask)",
    "int32_t popcount(int32_t mask)",
    "double exponential(double power)",
    "double root(double number)",
    "int32_t rounded(double number)",
    "void fetch_cell(const int32_t *t, int32_t at)",
    "void clear_flags(uint8_t *flags, int32_t count)",
    "void copy_cells(int32_t *target, const int32_t *source, int32_t count)",
)
C_TYPES = {
    "Block": "int32_t*",
    "Flags": "uint8_t*",
    "Move": "int64_t",
    "Moves": "int64_t*",
    "None": "void",
    "Real": "double",
    "Reals": "double*",
    "Row": "int16_t*",
    "Word": "uint64_t",
    "int": "int32_t",
}


WRITTEN_FIRST = ("Block", "Moves")
"""Arrays that are annotated so are not cleared: whoever makes one writes before it reads."""


class Untranslatable(Exception):
    """A line that the kernel language does not have."""


def translate(modules: Iterable[ModuleType]) -> str:
    """Return the Cython text of these modules, which use nothing but each other and the language."""
    modules = list(modules)
    constants = {name: value for module in modules for name, value in _constants(module).items()}
    functions = [node for module in modules for node in _functions(module)]
    parts = [_header(constants), *(_function(node, constants) for node in functions)]
    return "\n\n\n".join(parts) + "\n"


def _constants(module: ModuleType) -> Constants:
    """Numbers and tuples of numbers that a module names in capitals."""
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and (isinstance(value, int | float) or _is_table(value))
    }


def _is_table(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(entry, int) for entry in value)


def _functions(module: ModuleType) -> list[ast.FunctionDef]:
    """The functions of a module that are written in the kernel language: those without an underscore."""
    tree = ast.parse(inspect.getsource(module))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]


def _header(constants: Constants) -> str:
    c_lines, lines = [INTRINSICS], [f"    {line} noexcept nogil" for line in INTRINSIC_HEADS]
    for name, value in constants.items():
        if isinstance(value, tuple):
            c_lines.append(f"static const int32_t {name}[{len(value)}] = {{{', '.join(map(str, value))}}};")
            lines.append(f"    const int32_t {name}[{len(value)}]")
        elif value > LARGEST_INT and isinstance(value, int):
            c_lines.append(f"static const uint64_t {name} = {value}ULL;")
            lines.append(f"    const uint64_t {name}")
    text = "\n".join(c_lines)
    return "\n".join(
        [
            "from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint64_t",
            "from libc.string cimport memset, memcpy",
            "",
            "cdef extern from *:",
            f'    """{text}\n    """',
            *lines,
        ]
    )


class _Literals(ast.NodeTransformer):
    """Puts numbers for the names of constants."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants

    def visit_Name(self, node: ast.Name) -> ast.expr:
        value = self.constants.get(node.id)
        if isinstance(value, float) or (isinstance(value, int) and value <= LARGEST_INT):
            return ast.copy_location(ast.Constant(value), node)
        return node


def _function(node: ast.FunctionDef, constants: Constants) -> str:
    parameters = ", ".join(f"{_c_type(arg.annotation, node)} {arg.arg}" for arg in node.args.args)
    head = f"cdef {_c_type(node.returns, node)} {node.name}({parameters}) noexcept nogil:"
    names = {arg.arg for arg in node.args.args}
    declared = _declarations(node, names)
    statements = node.body[1:] if ast.get_docstring(node) else node.body
    body = [line for statement in statements for line in _statement(_Literals(constants).visit(statement))]
    return "\n".join([head, *(f"    cdef {line}" for line in declared), *(f"    {line}" for line in body or ["pass"])])


def _c_type(annotation: ast.expr | None, node: ast.FunctionDef) -> str:
    name = ast.unparse(annotation) if annotation is not None else ""
    if name not in C_TYPES:
        raise Untranslatable(f"{node.name}: {name or 'a parameter without a type'} is no type of the kernel language")
    return C_TYPES[name]


def _declarations(node: ast.FunctionDef, parameters: set[str]) -> list[str]:
    """A C declaration of each local name."""
    found: dict[str, str] = {}
    for part in ast.walk(node):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            size = _array_size(part.value)
            sort = _c_type(part.annotation, node).rstrip("*")
            found[part.target.id] = f"{sort} {part.target.id}[{size}]" if size else f"{sort} {part.target.id}"
        elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            name = part.targets[0].id
            size = _array_size(part.value)
            sort = "double" if size and "0.0" in ast.unparse(part.value) else "int32_t"
            found.setdefault(name, f"{sort} {name}[{size}]" if size else f"int32_t {name}")
        elif isinstance(part, ast.For) and isinstance(part.target, ast.Name):
            found.setdefault(part.target.id, f"int32_t {part.target.id}")
    return [line for name, line in found.items() if name not in parameters]


def _array_size(value: ast.expr | None) -> int:
    """`[0] * 112` is an array of 112; 0 for anything else."""
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List) and isinstance(value.right, ast.Constant):
        return int(value.right.value)  # type: ignore[arg-type]
    return 0


def _statement(statement: ast.stmt) -> list[str]:
    """The lines of a statement; blocks are walked, because an array may be made inside of one."""
    if isinstance(statement, ast.AnnAssign) and not _array_size(statement.value):
        if statement.value is None:
            return []
        return [f"{ast.unparse(statement.target)} = {ast.unparse(statement.value)}"]
    if isinstance(statement, ast.Assign | ast.AnnAssign) and _array_size(statement.value):
        name = ast.unparse(statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0])
        is_written_first = isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation) in WRITTEN_FIRST
        return [] if is_written_first else [f"memset({name}, 0, sizeof({name}))"]
    if isinstance(statement, ast.If | ast.For | ast.While):
        return _compound(statement)
    return ast.unparse(statement).splitlines()


def _compound(statement: ast.If | ast.For | ast.While) -> list[str]:
    if isinstance(statement, ast.If):
        head = f"if {ast.unparse(statement.test)}:"
    elif isinstance(statement, ast.While):
        head = f"while {ast.unparse(statement.test)}:"
    else:
        head = f"for {ast.unparse(statement.target)} in {ast.unparse(statement.iter)}:"
    lines = [head, *_indented(statement.body)]
    if statement.orelse:
        lines += ["else:", *_indented(statement.orelse)]
    return lines


def _indented(statements: list[ast.stmt]) -> list[str]:
    return [f"    {line}" for statement in statements for line in _statement(statement)]
