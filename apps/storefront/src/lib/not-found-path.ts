/** Where the page for addresses that no route knows is prerendered. */
export const notFoundPath = '/404'
