/** The API version of the pinned SDK. A test compares it with the SDK's own. */
export const API_VERSION = '2026-10-28.endive'

/** The name of that version's release train, also part of the browser script. */
export const RELEASE_TRAIN = 'endive'
