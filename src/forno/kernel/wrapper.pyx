

# --- the entry: one table, and whole games

cimport cython
from libc.stdlib cimport free, malloc, realloc


cdef int32_t* spare_blocks[SPARE_BLOCKS_SIZE]
"""Blocks of states that are gone, for the next copies: malloc and free took a third of a copy. Python's lock guards them."""
cdef int32_t spares = 0


cdef uint64_t next_number(uint64_t state) noexcept nogil:
    return state * MULTIPLIER + INCREMENT


@cython.final
@cython.freelist(64)
cdef class State:
    """A table as a block of integers: `forno.kernel.engine.State`, compiled."""

    cdef int32_t* cells
    cdef int32_t size
    """How many cells are there: at least as many as the notes need now, or those of a playout."""

    def __init__(self, cells):
        cdef int32_t at = 0
        cdef int32_t size = len(cells)
        if size < CELLS_SIZE and size != PLAY_CELLS_SIZE:
            raise ValueError(f"a block has {CELLS_SIZE} cells or more, or {PLAY_CELLS_SIZE} without notes")
        self.allot(size)
        for cell in cells:
            self.cells[at] = cell
            at += 1
        self.fit()

    cdef int32_t allot(self, int32_t size) except -1:
        global spares
        if self.cells != NULL:
            raise ValueError("a state is made once")
        if size == PLAY_CELLS_SIZE and spares > 0:
            spares -= 1
            self.cells = spare_blocks[spares]
        else:
            self.cells = <int32_t*>malloc(size * sizeof(int32_t))
        if self.cells == NULL:
            raise MemoryError()
        self.size = size
        return 0

    cdef int32_t needed(self) noexcept nogil:
        return self.size if self.size == PLAY_CELLS_SIZE else noted_cells(self.cells)

    cdef int32_t fit(self) except -1 nogil:
        """Let the block of a state with notes be as large as it has to be now; it shrinks when it is copied."""
        cdef int32_t* cells
        cdef int32_t size
        size = self.needed()
        if size <= self.size:
            return 0
        cells = <int32_t*>realloc(self.cells, size * sizeof(int32_t))
        if cells == NULL:
            with gil:
                raise MemoryError()
        self.cells = cells
        memset(cells + self.size, 0, (size - self.size) * sizeof(int32_t))
        self.size = size
        return 0

    def __dealloc__(self):
        global spares
        if self.size == PLAY_CELLS_SIZE and self.cells != NULL and spares < SPARE_BLOCKS_SIZE:
            spare_blocks[spares] = self.cells
            spares += 1
        else:
            free(self.cells)

    def copy(self):
        cdef State twin = State.__new__(State)
        twin.allot(self.needed())
        memcpy(twin.cells, self.cells, twin.size * sizeof(int32_t))
        return twin

    def playout_copy(self):
        cdef State twin = State.__new__(State)
        twin.allot(used_cells(self.cells))
        memcpy(twin.cells, self.cells, twin.size * sizeof(int32_t))
        keep_no_notes(twin.cells)
        return twin

    def as_cells(self):
        cdef int32_t size = self.needed()
        return [self.cells[at] if at < size else 0 for at in range(max(size, CELLS_SIZE))]

    def cell(self, int32_t at):
        if not 0 <= at < self.size:
            raise IndexError(at)
        return self.cells[at]

    @property
    def is_over(self):
        return is_over(self.cells) != 0

    @property
    def seat(self):
        return asked_seat(self.cells)

    def legal_moves(self):
        cdef int64_t moves[MOST_MOVES_SIZE]
        cdef int32_t count = list_moves(self.cells, moves)
        return [moves[at] for at in range(count)]

    def legal_moves_of(self, int32_t seat):
        cdef int64_t moves[MOST_MOVES_SIZE]
        cdef int32_t count = list_moves_of(self.cells, seat, moves)
        return [moves[at] for at in range(count)]

    def play(self, int64_t move):
        play(self.cells, move)
        self.fit()

    def play_as(self, int32_t seat, int64_t move):
        play_as(self.cells, seat, move)
        self.fit()

    def play_randomly(self, uint64_t seed, int32_t limit):
        cdef uint64_t state = seed
        cdef int64_t moves[MOST_MOVES_SIZE]
        cdef int32_t count
        cdef int32_t decisions = 0
        cdef bint has_notes = self.size != PLAY_CELLS_SIZE
        with nogil:
            while decisions < limit and not is_over(self.cells):
                count = list_moves(self.cells, moves)
                state = next_number(state)
                play(self.cells, moves[(state >> 32) * <uint64_t>count >> 32])
                if has_notes:
                    self.fit()
                decisions += 1
        return decisions

    def play_out(self, int32_t seat, int32_t turns):
        cdef int32_t stopped
        with nogil:
            stopped = play_out(self.cells, seat, turns)
            self.fit()
        return stopped != 0

    def try_moves(
        self, int32_t seat, moves, evidence, uint64_t seed, int32_t first, int32_t worlds, int32_t horizon
    ):
        cdef int32_t count = len(moves) // 2
        cdef int32_t at
        cdef Room room = Room(moves, evidence, count * worlds)
        if self.size == PLAY_CELLS_SIZE:
            raise ValueError("trials begin at a state with notes")
        with nogil:
            try_moves(
                self.cells, room.world, room.trial, room.evidence, seat, room.moves, count, seed, first, worlds,
                horizon, room.values,
            )
        return [[room.values[at * worlds + number] for number in range(worlds)] for at in range(count)]

    def sampled_world(self, int32_t seat, evidence, uint64_t seed, int32_t number):
        cdef Room room = Room((), evidence, 0)
        cdef State twin = State.__new__(State)
        if self.size == PLAY_CELLS_SIZE:
            raise ValueError("trials begin at a state with notes")
        twin.allot(PLAY_CELLS_SIZE)
        memset(twin.cells, 0, PLAY_CELLS_SIZE * sizeof(int32_t))
        sample_world(self.cells, twin.cells, room.evidence, seat, world_seed(seed, number))
        return twin


cdef class Room:
    """The memory of one call: two blocks, the moves, the evidence with its size, and the values."""

    cdef int32_t world[PLAY_CELLS_SIZE]
    cdef int32_t trial[PLAY_CELLS_SIZE]
    cdef int32_t* evidence
    cdef int64_t* moves
    cdef double* values

    def __init__(self, moves, evidence, int32_t count):
        cdef int32_t at = 0
        cdef int32_t size = 0 if evidence is None else len(evidence)
        self.evidence = <int32_t*>malloc((size + 1) * sizeof(int32_t))
        self.moves = <int64_t*>malloc((len(moves) + 1) * sizeof(int64_t))
        self.values = <double*>malloc((count + 1) * sizeof(double))
        if self.evidence == NULL or self.moves == NULL or self.values == NULL:
            raise MemoryError()
        self.evidence[0] = NO_EVIDENCE_SIZE if evidence is None else size
        for at in range(size):
            self.evidence[at + 1] = evidence[at]
        for at in range(<int32_t>len(moves)):
            self.moves[at] = moves[at]

    def __dealloc__(self):
        free(self.evidence)
        free(self.moves)
        free(self.values)
