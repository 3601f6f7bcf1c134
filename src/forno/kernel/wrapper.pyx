

# --- the entry: one table, and whole games

cimport cython
from libc.stdlib cimport free, malloc


cdef unsigned long long next_number(unsigned long long state) noexcept nogil:
    return state * MULTIPLIER + INCREMENT


@cython.final
@cython.freelist(64)
cdef class State:
    """A table as a block of integers: `forno.kernel.engine.State`, compiled."""

    cdef int* cells
    cdef int size
    """How many cells are there: all, or those that a playout needs."""

    def __init__(self, cells):
        cdef int at = 0
        cdef int size = len(cells)
        if size != CELLS_SIZE and size != PLAY_CELLS_SIZE:
            raise ValueError(f"a block has {CELLS_SIZE} cells, or {PLAY_CELLS_SIZE} without notes")
        self.allot(size)
        for cell in cells:
            self.cells[at] = cell
            at += 1

    cdef int allot(self, int size) except -1:
        if self.cells != NULL:
            raise ValueError("a state is made once")
        self.cells = <int*>malloc(size * sizeof(int))
        if self.cells == NULL:
            raise MemoryError()
        self.size = size
        return 0

    def __dealloc__(self):
        free(self.cells)

    def copy(self):
        cdef State twin = State.__new__(State)
        twin.allot(self.size)
        memcpy(twin.cells, self.cells, self.size * sizeof(int))
        return twin

    def playout_copy(self):
        cdef State twin = State.__new__(State)
        twin.allot(used_cells(self.cells))
        memcpy(twin.cells, self.cells, twin.size * sizeof(int))
        keep_no_notes(twin.cells)
        return twin

    def as_cells(self):
        return [self.cells[at] if at < self.size else 0 for at in range(CELLS_SIZE)]

    def cell(self, int at):
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
        cdef long long moves[MOST_MOVES_SIZE]
        cdef int count = list_moves(self.cells, moves)
        return [moves[at] for at in range(count)]

    def legal_moves_of(self, int seat):
        cdef long long moves[MOST_MOVES_SIZE]
        cdef int count = list_moves_of(self.cells, seat, moves)
        return [moves[at] for at in range(count)]

    def play(self, long long move):
        play(self.cells, move)

    def play_as(self, int seat, long long move):
        play_as(self.cells, seat, move)

    def play_randomly(self, unsigned long long seed, int limit):
        cdef unsigned long long state = seed
        cdef long long moves[MOST_MOVES_SIZE]
        cdef int count
        cdef int decisions = 0
        with nogil:
            while decisions < limit and not is_over(self.cells):
                count = list_moves(self.cells, moves)
                state = next_number(state)
                play(self.cells, moves[(state >> 32) * <unsigned long long>count >> 32])
                decisions += 1
        return decisions

    def play_out(self, int seat, int turns):
        cdef int stopped
        with nogil:
            stopped = play_out(self.cells, seat, turns)
        return stopped != 0
