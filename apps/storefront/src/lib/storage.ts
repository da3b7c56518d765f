import { safeStorage } from '@recadinho/tracking-sdk/storage'

// The SDK's storage, because it stores the session and the affiliate code in the same form.
export { lasting, safeStorage, type SafeStorage } from '@recadinho/tracking-sdk/storage'

/** Stored until the tab closes. */
export const passing = safeStorage(() => globalThis.sessionStorage)
