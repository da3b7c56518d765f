/** How often an open page asks again, in milliseconds; not while its tab is hidden. The README says why. */
export const refreshEvery = 15_000
