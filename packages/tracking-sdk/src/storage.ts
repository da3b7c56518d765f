import { attempt } from './attempt.ts'

/** Browser storage that never throws. If it is blocked, full or absent, a value lasts as long as the page. */
export interface SafeStorage {
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** Keys are `recadinho.<noun>.v<version>`; values are JSON. Invalid content reads as absent. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  return {
    read: (key) =>
      attempt(() => {
        const text = memory.get(key) ?? storage().getItem(key)
        return text === null ? undefined : (JSON.parse(text) as unknown) // JSON.parse returns any
      }),
    write(key, value) {
      const text = JSON.stringify(value)
      if (attempt(() => storage().setItem(key, text) ?? true)) memory.delete(key)
      else memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      attempt(() => storage().removeItem(key))
    },
  }
}

/** Stored until it is removed. */
export const lasting: SafeStorage = safeStorage(() => globalThis.localStorage)
