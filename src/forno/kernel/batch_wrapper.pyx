

# --- batches: arrays by their addresses, which `forno.kernel.batch` keeps alive

from libc.string cimport memchr


def step_rows(Py_ssize_t first, Py_ssize_t end, arrays):
    """Step tables of a batch and show them: `forno.kernel.batch.Rows.step`, compiled."""
    cdef Py_ssize_t width = arrays.cells.shape[1]
    cdef Py_ssize_t room = arrays.moves.shape[1]
    cdef Py_ssize_t players = arrays.rewards.shape[1]
    cdef Py_ssize_t observed = arrays.observations.shape[1]
    cdef int32_t* cells = <int32_t*><size_t>arrays.cells.ctypes.data
    cdef int32_t* chosen = <int32_t*><size_t>arrays.chosen.ctypes.data
    cdef int64_t* moves = <int64_t*><size_t>arrays.moves.ctypes.data
    cdef int32_t* columns = <int32_t*><size_t>arrays.columns.ctypes.data
    cdef int32_t* seats = <int32_t*><size_t>arrays.seats.ctypes.data
    cdef int32_t* open_columns = <int32_t*><size_t>arrays.open_columns.ctypes.data
    cdef double* rewards = <double*><size_t>arrays.rewards.ctypes.data
    cdef uint8_t* ended = <uint8_t*><size_t>arrays.ended.ctypes.data
    cdef uint8_t* masks = <uint8_t*><size_t>arrays.masks.ctypes.data
    cdef int32_t* observations = <int32_t*><size_t>arrays.observations.ctypes.data
    cdef int32_t first_seat = arrays.first
    cdef bint steps = arrays.steps
    cdef Py_ssize_t at
    with nogil:
        for at in range(first, end):
            if steps:
                memset(rewards + at * players, 0, players * sizeof(double))
                ended[at] = step_table(
                    cells + at * width,
                    chosen + at * CHOSEN_SIZE,
                    moves + at * room,
                    columns[at],
                    first_seat,
                    rewards + at * players,
                )
            open_columns[at] = show_table(
                cells + at * width,
                chosen + at * CHOSEN_SIZE,
                moves + at * room,
                masks + at * MASK_WIDTH_SIZE,
                observations + at * observed,
            )
            seats[at] = asked_seat(cells + at * width)


def choose_columns(Py_ssize_t first, Py_ssize_t end, arrays):
    """Choose a column of each table at random by its own numbers."""
    cdef uint64_t* words = <uint64_t*><size_t>arrays.words.ctypes.data
    cdef uint8_t* masks = <uint8_t*><size_t>arrays.masks.ctypes.data
    cdef int32_t* columns = <int32_t*><size_t>arrays.columns.ctypes.data
    cdef int32_t* open_columns = <int32_t*><size_t>arrays.open_columns.ctypes.data
    cdef uint8_t* mask
    cdef uint8_t* place
    cdef Py_ssize_t at
    cdef uint64_t skipped
    with nogil:
        for at in range(first, end):
            words[at] = next_number(words[at])
            mask = masks + at * MASK_WIDTH_SIZE
            place = <uint8_t*>memchr(mask, 1, MASK_WIDTH_SIZE)
            for skipped in range((words[at] >> 32) * <uint64_t>open_columns[at] >> 32):
                place = <uint8_t*>memchr(place + 1, 1, mask + MASK_WIDTH_SIZE - place - 1)
            columns[at] = place - mask
