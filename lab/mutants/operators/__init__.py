"""Mutation operators: small changes to a function or a value, named without any local name of the function.

An operator fits exactly one place of its target, else it is Inapplicable. Where several places fit, `nth` counts them,
from 0 at the first or from -1 at the last. A `mention` is a word of the vocabulary (see `lab.mutants.tree`) by which a
place is known; it may also occur where a variable that is used in that place gets its value.
"""

from __future__ import annotations

from lab.mutants.operators.base import Operator
from lab.mutants.operators.calls import (
    RECEIVER,
    AddArgument,
    CallInstead,
    DropArgument,
    ReplaceArgument,
    ReplaceCall,
    SwapCalls,
    Unwrap,
)
from lab.mutants.operators.conditions import (
    ConditionFalse,
    ConditionTrue,
    DropOperand,
    ReplaceComparison,
    SkipBranch,
    TakeBranch,
)
from lab.mutants.operators.expressions import (
    DropElement,
    DropTerm,
    RenameRead,
    ReplaceConstant,
    ReplaceIndex,
    ReplaceRead,
    ReplaceSql,
)
from lab.mutants.operators.functions import (
    ReplaceFunction,
    ReturnConstant,
    SetValue,
    WrapFunction,
)
from lab.mutants.operators.statements import (
    AssignOnce,
    DeleteIfThere,
    DropAssignment,
    DropCall,
    LoopOnce,
    RaiseInstead,
    ReplaceAssigned,
    ReplaceReturn,
    ReturnInstead,
)

__all__ = [
    "RECEIVER",
    "AddArgument",
    "AssignOnce",
    "CallInstead",
    "ConditionFalse",
    "ConditionTrue",
    "DeleteIfThere",
    "DropArgument",
    "DropAssignment",
    "DropCall",
    "DropElement",
    "DropOperand",
    "DropTerm",
    "LoopOnce",
    "Operator",
    "RaiseInstead",
    "RenameRead",
    "ReplaceArgument",
    "ReplaceAssigned",
    "ReplaceCall",
    "ReplaceComparison",
    "ReplaceConstant",
    "ReplaceFunction",
    "ReplaceIndex",
    "ReplaceRead",
    "ReplaceReturn",
    "ReplaceSql",
    "ReturnConstant",
    "ReturnInstead",
    "SetValue",
    "SkipBranch",
    "SwapCalls",
    "TakeBranch",
    "Unwrap",
    "WrapFunction",
]
