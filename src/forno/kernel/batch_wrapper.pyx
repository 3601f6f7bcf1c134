

# --- batches: arrays by their addresses, which `forno.kernel.batch` keeps alive

from libc.stdlib cimport malloc
from libc.string cimport memchr
from threading import Lock

cdef extern from "pythread.h" nogil:
    ctypedef void* PyThread_type_lock
    PyThread_type_lock PyThread_allocate_lock()
    int32_t PyThread_acquire_lock(PyThread_type_lock lock, int32_t waits)
    void PyThread_release_lock(PyThread_type_lock lock)

cdef struct Arrays:
    int32_t* cells
    int32_t* progress
    int32_t* settings
    int64_t* codes
    int32_t* columns
    int32_t* seats
    int32_t* open_counts
    int32_t* viewers
    double* rewards
    uint8_t* ended
    uint8_t* truncated
    uint8_t* is_dealt
    uint8_t* masks
    int16_t* observations
    int16_t* final_observations
    uint64_t* words
    int16_t* views
    int64_t* starts
    int16_t* lists
    Py_ssize_t tables
    Py_ssize_t cell_count
    Py_ssize_t code_room
    Py_ssize_t players
    Py_ssize_t observed
    Py_ssize_t final_seats
    bint auto_reset


cdef size_t address_of(array) except? 0:
    return array.ctypes.data


cdef Arrays arrays_of(arrays) except *:
    """Take the addresses of all arrays: `forno.kernel.batch.Arrays`."""
    cdef Arrays a
    addresses = arrays.addresses
    a.cells = <int32_t*><size_t>addresses[0]
    a.progress = <int32_t*><size_t>addresses[1]
    a.codes = <int64_t*><size_t>addresses[2]
    a.settings = <int32_t*><size_t>addresses[3]
    a.columns = <int32_t*><size_t>addresses[4]
    a.seats = <int32_t*><size_t>addresses[5]
    a.open_counts = <int32_t*><size_t>addresses[6]
    a.viewers = <int32_t*><size_t>addresses[7]
    a.rewards = <double*><size_t>addresses[8]
    a.ended = <uint8_t*><size_t>addresses[9]
    a.truncated = <uint8_t*><size_t>addresses[10]
    a.is_dealt = <uint8_t*><size_t>addresses[11]
    a.masks = <uint8_t*><size_t>addresses[12]
    a.observations = <int16_t*><size_t>addresses[13]
    a.final_observations = <int16_t*><size_t>addresses[14]
    a.words = <uint64_t*><size_t>addresses[15]
    a.views = NULL
    a.starts = NULL
    a.lists = NULL
    a.tables = arrays.cells.shape[0]
    a.cell_count = arrays.cells.shape[1]
    a.code_room = arrays.codes.shape[1]
    a.players = arrays.rewards.shape[1]
    a.observed = arrays.observations.shape[1]
    a.final_seats = arrays.final_observations.shape[1]
    a.auto_reset = arrays.auto_reset
    return a


ctypedef void (*RowsFunction)(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil


cdef class ThreadPool:
    """Pool of threads that share the rows of a batch with the calling one.

    They wait in C, and take no lock of the interpreter while they work: through a pool of Python's threads, sixteen were
    slower than eight. A pool stays until the process ends.
    """

    cdef readonly object turn
    """Lock of the caller: a pool works for one at a time."""
    cdef readonly Py_ssize_t workers
    cdef PyThread_type_lock* ready
    cdef PyThread_type_lock* done
    cdef RowsFunction function
    cdef Arrays arrays

    def __cinit__(self, Py_ssize_t workers):
        cdef Py_ssize_t at
        self.turn, self.workers = Lock(), workers
        self.ready = <PyThread_type_lock*>malloc(workers * sizeof(PyThread_type_lock))
        self.done = <PyThread_type_lock*>malloc(workers * sizeof(PyThread_type_lock))
        if self.ready is NULL or self.done is NULL:
            raise MemoryError
        for at in range(workers):
            self.ready[at], self.done[at] = PyThread_allocate_lock(), PyThread_allocate_lock()
            if self.ready[at] is NULL or self.done[at] is NULL:
                raise MemoryError
            PyThread_acquire_lock(self.ready[at], 1)
            PyThread_acquire_lock(self.done[at], 1)

    def serve(self, Py_ssize_t worker):
        """Run as one of the workers, in a thread of its own, until the process ends."""
        with nogil:
            while True:
                PyThread_acquire_lock(self.ready[worker], 1)
                self.work(worker + 1)
                PyThread_release_lock(self.done[worker])

    cdef void work(self, Py_ssize_t share) noexcept nogil:
        cdef Py_ssize_t tables = self.arrays.tables
        cdef Py_ssize_t shares = self.workers + 1
        self.function(&self.arrays, tables * share // shares, tables * (share + 1) // shares)

    cdef void run(self, RowsFunction function, Arrays* a) noexcept nogil:
        cdef Py_ssize_t at
        self.function = function
        self.arrays = a[0]
        for at in range(self.workers):
            PyThread_release_lock(self.ready[at])
        self.work(0)
        for at in range(self.workers):
            PyThread_acquire_lock(self.done[at], 1)


cdef int32_t run_rows(RowsFunction function, Arrays* a, ThreadPool pool) except -1:
    """Do something with all rows: alone, or with a pool."""
    if pool is None:
        with nogil:
            function(a, 0, a.tables)
        return 0
    with pool.turn:
        with nogil:
            pool.run(function, a)
    return 0


cdef inline void fetch_rows(Arrays* a, Py_ssize_t at, Py_ssize_t end) noexcept nogil:
    """Fetch tables that are stepped soon: else most of a step would be waiting for them."""
    if at + 4 < end:
        fetch_head(a.cells + (at + 4) * a.cell_count)
    cdef int32_t* seen
    cdef Py_ssize_t line
    if at + 2 < end:
        fetch_cards(a.cells + (at + 2) * a.cell_count)
    if at + 1 < end:
        seen = <int32_t*>(a.observations + (at + 1) * a.observed)
        for line in range(0, a.observed * 2, 64):
            fetch_cell(seen, <int32_t>(line // 4))


cdef void show_row(Arrays* a, Py_ssize_t at, int64_t* moves) noexcept nogil:
    cdef int32_t* cells = a.cells + at * a.cell_count
    a.open_counts[at] = show_table(
        cells,
        a.progress + at * PROGRESS_SIZE,
        moves,
        a.codes + at * a.code_room,
        a.masks + at * MASK_WIDTH_SIZE,
        a.observations + at * a.observed,
    )
    a.seats[at] = asked_seat(cells)


cdef void end_row(Arrays* a, Py_ssize_t at) noexcept nogil:
    """Show all seats how a game ended, and deal a new one, as far as that is asked for."""
    cdef int32_t* cells = a.cells + at * a.cell_count
    cdef int32_t* progress = a.progress + at * PROGRESS_SIZE
    cdef Py_ssize_t seat
    for seat in range(a.final_seats):
        observe_seat(
            cells, progress, <int32_t>seat, a.final_observations + (at * a.final_seats + seat) * a.observed
        )
    if a.auto_reset:
        deal_table(cells, progress, a.settings)


cdef void step_some(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil:
    cdef int64_t moves[MOST_MOVES_SIZE]
    cdef int32_t* progress
    cdef int32_t how
    cdef Py_ssize_t at
    for at in range(first, end):
        fetch_rows(a, at, end)
        progress = a.progress + at * PROGRESS_SIZE
        memset(a.rewards + at * a.players, 0, a.players * sizeof(double))
        if progress[0]:
            continue
        how = step_table(
            a.cells + at * a.cell_count,
            progress,
            a.codes + at * a.code_room,
            a.settings,
            a.columns[at],
            a.rewards + at * a.players,
        )
        a.ended[at] = how > 0
        a.truncated[at] = how > 1
        if how:
            end_row(a, at)
        show_row(a, at, moves)


def step_rows(arrays, ThreadPool pool=None):
    """Take the columns and show the tables: `forno.kernel.batch_rows.Rows`, compiled."""
    cdef Arrays a = arrays_of(arrays)
    run_rows(step_some, &a, pool)


cdef void deal_some(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil:
    cdef int64_t moves[MOST_MOVES_SIZE]
    cdef Py_ssize_t at
    for at in range(first, end):
        if a.is_dealt[at]:
            deal_table(a.cells + at * a.cell_count, a.progress + at * PROGRESS_SIZE, a.settings)
            a.ended[at] = 0
            a.truncated[at] = 0
            memset(a.rewards + at * a.players, 0, a.players * sizeof(double))
            show_row(a, at, moves)


def deal_rows(arrays, ThreadPool pool=None):
    """Deal the tables that are named anew, and show them."""
    cdef Arrays a = arrays_of(arrays)
    run_rows(deal_some, &a, pool)


cdef void observe_some(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil:
    cdef Py_ssize_t at
    for at in range(first, end):
        observe_seat(
            a.cells + at * a.cell_count,
            a.progress + at * PROGRESS_SIZE,
            a.viewers[at],
            a.views + at * a.observed,
        )


def observe_rows(arrays, ThreadPool pool=None):
    """Write the observations of the seats that are named."""
    cdef Arrays a = arrays_of(arrays)
    a.views = <int16_t*>address_of(arrays.views)
    run_rows(observe_some, &a, pool)


cdef void choose_some(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil:
    cdef uint8_t* mask
    cdef uint8_t* place
    cdef Py_ssize_t at
    cdef uint64_t skipped
    for at in range(first, end):
        if a.open_counts[at] == 0:
            continue
        a.words[at] = next_number(a.words[at])
        mask = a.masks + at * MASK_WIDTH_SIZE
        place = <uint8_t*>memchr(mask, 1, MASK_WIDTH_SIZE)
        for skipped in range((a.words[at] >> 32) * <uint64_t>a.open_counts[at] >> 32):
            place = <uint8_t*>memchr(place + 1, 1, mask + MASK_WIDTH_SIZE - place - 1)
        a.columns[at] = place - mask


def choose_columns(arrays, ThreadPool pool=None):
    """Choose a column of each table at random by its own numbers."""
    cdef Arrays a = arrays_of(arrays)
    run_rows(choose_some, &a, pool)


cdef void list_some(Arrays* a, Py_ssize_t first, Py_ssize_t end) noexcept nogil:
    cdef uint8_t* mask
    cdef uint8_t* place
    cdef Py_ssize_t at
    cdef int64_t number
    for at in range(first, end):
        mask = a.masks + at * MASK_WIDTH_SIZE
        place = mask - 1
        for number in range(a.starts[at], a.starts[at + 1]):
            place = <uint8_t*>memchr(place + 1, 1, mask + MASK_WIDTH_SIZE - place - 1)
            a.lists[number] = place - mask


def list_columns(arrays, ThreadPool pool=None):
    """Write the open columns of each table where its list begins."""
    cdef Arrays a = arrays_of(arrays)
    a.starts = <int64_t*>address_of(arrays.starts)
    a.lists = <int16_t*>address_of(arrays.lists)
    run_rows(list_some, &a, pool)


def closed_row(arrays):
    """Return the first table that goes on and whose column is not open; -1 if there is none."""
    cdef Arrays a = arrays_of(arrays)
    cdef Py_ssize_t at
    cdef Py_ssize_t found = -1
    with nogil:
        for at in range(a.tables):
            if a.progress[at * PROGRESS_SIZE] == 0 and (
                a.columns[at] < 0
                or a.columns[at] >= MASK_WIDTH_SIZE
                or a.masks[at * MASK_WIDTH_SIZE + a.columns[at]] == 0
            ):
                found = at
                break
    return found
