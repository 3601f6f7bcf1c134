"""The syntax tree of a function, and the vocabulary by which operators find their places in it.

A function's vocabulary is what it shares with the rest of the program: attributes, functions and classes that it calls,
names of its module, keywords, and constants such as the id of a rule. Its parameters and local variables are no part of
it: a refactoring that renames them, or that gives a part of an expression a name of its own, breaks no mutant.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache, cached_property
from itertools import count
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any, TypeVar

Definition = ast.FunctionDef | ast.AsyncFunctionDef
Word = str | bytes | int
"""A name or a constant. The empty text stands for any."""
Node = TypeVar("Node", bound=ast.AST)
_numbers = count()


class Inapplicable(LookupError):
    """A target that is not there, or an operator that does not fit exactly one place of it."""


class FunctionTree:
    """A function's definition, without decorators and docstring. Operators change it in place."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.definition = _definition(_source(function))
        self.injected: dict[str, Any] = {}
        """Objects of the lab that the changed function uses, by the name under which its module has to know them."""

    def refresh(self) -> None:
        """Look at the tree again after a change, as soon as something of it is asked for."""
        ast.fix_missing_locations(self.definition)
        for name in ("parents", "locals", "assigned", "reads"):
            vars(self).pop(name, None)

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {child: node for node in ast.walk(self.definition) for child in ast.iter_child_nodes(node)}

    @cached_property
    def locals(self) -> frozenset[str]:
        return frozenset((*_locals(self.definition), *self.function.__code__.co_freevars))

    @cached_property
    def assigned(self) -> dict[str, list[ast.expr]]:
        """The expressions whose values each variable gets."""
        assigned: dict[str, list[ast.expr]] = {}
        for name, value in _assignments(self.definition):
            assigned.setdefault(name, []).append(value)
        return assigned

    @cached_property
    def reads(self) -> Counter[str]:
        return Counter(node.id for node in self.nodes(ast.Name) if isinstance(node.ctx, ast.Load))

    # --- finding

    def nodes(self, *kinds: type[Node]) -> list[Node]:
        """List the nodes of the body that are of these kinds, from the first statement to the last."""
        return [node for statement in self.definition.body for node in _in_order(statement) if isinstance(node, kinds)]

    def calls(self, callee: str) -> list[ast.Call]:
        """List the calls of a function or method of this name."""
        return [call for call in self.nodes(ast.Call) if self.name_of(call.func) == callee]

    def name_of(self, node: ast.AST) -> str:
        """Return the last part of a dotted name if it is a word of the vocabulary, else an empty text."""
        match node:
            case ast.Attribute(attr=name):
                return name
            case ast.Name(id=name) if name not in self.locals:
                return name
        return ""

    def is_word(self, node: ast.AST, word: Word) -> bool:
        """Is this node, without its children, a use of the word? True and 1 are two words."""
        match node:
            case ast.Constant(value=value):
                return type(value) is type(word) and value == word
            case ast.keyword(arg=name):
                return name == word
        return word != "" and self.name_of(node) == word

    def mentions(self, word: Word, node: ast.AST) -> bool:
        return word == "" or any(self.is_word(part, word) for part in ast.walk(node))

    def sources(self, node: ast.AST, seen: frozenset[str] = frozenset()) -> Iterator[ast.AST]:
        """List a node, and the expressions from which the variables that it uses get their values."""
        yield node
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} & self.assigned.keys() - seen
        for value in (value for name in sorted(names) for value in self.assigned[name]):
            yield from self.sources(value, seen | names)

    def unfolded(self, node: ast.expr) -> ast.expr:
        """Return the expression that a variable stands for, if it is set once and read only here; else the node."""
        match node:
            case ast.Name(id=name) if self.reads[name] == 1 and len(self.assigned.get(name, ())) == 1:
                [value] = self.assigned[name]
                match self.parents[value]:
                    case ast.Assign(targets=[ast.Name()]) | ast.AnnAssign():
                        return self.unfolded(value)
        return node

    def mentioning(self, word: Word, nodes: Sequence[Node]) -> list[Node]:
        """Choose the nodes that mention a word; if none does, those of which a source does."""
        return [node for node in nodes if self.mentions(word, node)] or [
            node for node in nodes if any(self.mentions(word, source) for source in self.sources(node))
        ]

    def within(self, callee: str, nodes: Sequence[Node]) -> list[Node]:
        """Choose the nodes that are part of a call of this name."""
        inside = {part for call in self.calls(callee) for part in ast.walk(call) if part is not call}
        return [node for node in nodes if not callee or node in inside]

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        while node in self.parents:
            node = self.parents[node]
            yield node

    # --- changing

    def replace(self, old: ast.AST, new: ast.AST | None) -> None:
        """Put a node in the place of another one; None takes it out of a list."""
        parent = self.parents[old]
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(one is old for one in value):
                value[:] = [new if one is old else one for one in value if new is not None or one is not old]
        self.refresh()

    def inject(self, value: Any) -> ast.Name:
        """Make an object of the lab known to the function."""
        name = f"_injected_{next(_numbers)}"
        self.injected[name] = value
        return ast.Name(name, ast.Load())

    def original(self) -> FunctionType:
        """Copy the function as it is now, so that no later change reaches it."""
        function = self.function
        twin = FunctionType(
            function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
        )
        twin.__kwdefaults__ = function.__kwdefaults__
        return twin

    def compiled(self) -> CodeType:
        """Compile the changed definition, with the free variables of the function whose code it replaces."""
        code = self.function.__code__
        frame = ast.parse("".join(f"{name} = None\n" for name in code.co_freevars) + "pass")
        definition = _bare(deepcopy(self.definition))
        ast.increment_lineno(definition, code.co_firstlineno - 1)
        if code.co_freevars:  # all of them stay in use
            definition.body += ast.parse(f"if False: ({', '.join(code.co_freevars)},)").body
        around = ast.parse(f"def around():\n    return {definition.name}")
        [outer] = around.body
        assert isinstance(outer, ast.FunctionDef)
        outer.body = [*frame.body, definition, *outer.body]
        names: dict[str, Any] = {}
        exec(compile(ast.fix_missing_locations(around), code.co_filename, "exec", dont_inherit=True), names)
        made: CodeType = names["around"]().__code__
        return made


@cache
def _source(function: FunctionType) -> str:
    return dedent(inspect.getsource(function))


def _definition(source: str) -> Definition:
    """Parse a definition, and leave out its decorators and docstring."""
    [definition] = ast.parse(source).body
    if not isinstance(definition, Definition):
        raise Inapplicable(f"no definition of a function: {source[:60]!r}")
    definition.decorator_list = []
    match definition.body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            definition.body = rest or [ast.Pass()]
    return definition


def _in_order(node: ast.AST) -> Iterator[ast.AST]:
    ahead = [node]
    while ahead:
        node = ahead.pop()
        yield node
        ahead += reversed([*ast.iter_child_nodes(node)])


def _locals(definition: Definition) -> Iterator[str]:
    """List parameters, and every name that gets a value somewhere in the function."""
    for node in ast.walk(definition):
        match node:
            case ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case ast.MatchMapping(rest=str(name)):
                yield name


def _assignments(definition: Definition) -> Iterator[tuple[str, ast.expr]]:
    """List variables with the expressions whose values they get."""
    for node in ast.walk(definition):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _pairs(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                yield from _pairs(target, value)
            case ast.withitem(context_expr=value, optional_vars=ast.expr() as target):
                yield from _pairs(target, value)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
            for one, other in zip(targets, values, strict=True):
                yield from _pairs(one, other)
        case ((ast.Tuple(elts=targets) | ast.List(elts=targets)), _):
            for one in targets:
                yield from _pairs(one, value)


def _bare(definition: Definition) -> Definition:
    """Remove defaults and annotations: those of the function stay as they are."""
    arguments = definition.args
    arguments.defaults = []
    arguments.kw_defaults = [None for _ in arguments.kwonlyargs]
    definition.returns = None
    for argument in ast.walk(arguments):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    return definition
