/** Polling interval of open pages in milliseconds; hidden tabs do not poll. The README explains the value. */
export const refreshEvery = 15_000
