/** Browser storage that never throws: blocked, full or absent storage only means that nothing is kept (§8). */
export interface SafeStorage {
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** Keys are `recadinho.<noun>.v<version>`; values are JSON. What cannot be parsed reads as absent. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    read: (key) =>
      attempt(() => {
        const text = storage().getItem(key)
        return text === null ? undefined : (JSON.parse(text) as unknown) // JSON.parse answers any
      }),
    write: (key, value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    remove: (key) => attempt(() => storage().removeItem(key)),
  }
}

/** Kept until the buyer clears it. */
export const lasting = safeStorage(() => globalThis.localStorage)

/** Kept until the tab is closed. */
export const passing = safeStorage(() => globalThis.sessionStorage)
