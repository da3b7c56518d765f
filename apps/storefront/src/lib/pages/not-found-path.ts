/** The path at which the page for unknown addresses is prerendered. */
export const notFoundPath = '/404'
