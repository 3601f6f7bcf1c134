

# --- batches: arrays by their addresses, which `forno.kernel.batch` keeps alive

from libc.string cimport memchr


def step_rows(long first, long end, arrays):
    """Step tables of a batch and show them: `forno.kernel.batch.Rows.step`, compiled."""
    cdef long width = arrays.cells.shape[1]
    cdef long room = arrays.moves.shape[1]
    cdef long players = arrays.rewards.shape[1]
    cdef long observed = arrays.observations.shape[1]
    cdef int* cells = <int*><size_t>arrays.cells.ctypes.data
    cdef int* chosen = <int*><size_t>arrays.chosen.ctypes.data
    cdef long long* moves = <long long*><size_t>arrays.moves.ctypes.data
    cdef int* columns = <int*><size_t>arrays.columns.ctypes.data
    cdef int* seats = <int*><size_t>arrays.seats.ctypes.data
    cdef int* open_columns = <int*><size_t>arrays.open_columns.ctypes.data
    cdef double* rewards = <double*><size_t>arrays.rewards.ctypes.data
    cdef unsigned char* ended = <unsigned char*><size_t>arrays.ended.ctypes.data
    cdef unsigned char* masks = <unsigned char*><size_t>arrays.masks.ctypes.data
    cdef int* observations = <int*><size_t>arrays.observations.ctypes.data
    cdef int first_seat = arrays.first
    cdef bint steps = arrays.steps
    cdef long at
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


def choose_columns(long first, long end, arrays):
    """Choose a column of each table at random by its own numbers."""
    cdef unsigned long long* words = <unsigned long long*><size_t>arrays.words.ctypes.data
    cdef unsigned char* masks = <unsigned char*><size_t>arrays.masks.ctypes.data
    cdef int* columns = <int*><size_t>arrays.columns.ctypes.data
    cdef int* open_columns = <int*><size_t>arrays.open_columns.ctypes.data
    cdef unsigned char* mask
    cdef unsigned char* place
    cdef long at
    cdef unsigned long long skipped
    with nogil:
        for at in range(first, end):
            words[at] = next_number(words[at])
            mask = masks + at * MASK_WIDTH_SIZE
            place = <unsigned char*>memchr(mask, 1, MASK_WIDTH_SIZE)
            for skipped in range((words[at] >> 32) * <unsigned long long>open_columns[at] >> 32):
                place = <unsigned char*>memchr(place + 1, 1, mask + MASK_WIDTH_SIZE - place - 1)
            columns[at] = place - mask
