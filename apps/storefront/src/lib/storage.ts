import { safeStorage } from '@recadinho/tracking-sdk/storage'

// The SDK's, because it stores the session and the affiliate's code in the same form.
export { lasting, safeStorage, type SafeStorage } from '@recadinho/tracking-sdk/storage'

/** Stored until the tab is closed. */
export const passing = safeStorage(() => globalThis.sessionStorage)
