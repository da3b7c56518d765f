/** The tours of both apps (§2). */
export const tourNames = ['home', 'purchase', 'checkout', 'admin'] as const
export type TourName = (typeof tourNames)[number]

/** The storage key of the tours that were seen. */
export const completedKey = 'recadinho.tours.v1'

interface Store {
  read(key: string): unknown
  write(key: string, value: unknown): void
}

/** §2: every tour counts as completed from the start, so that no tour starts by itself. */
export function markAllCompleted(store: Store): void {
  if (!tourNames.every((name) => isCompleted(store, name)))
    store.write(completedKey, Object.fromEntries(tourNames.map((name) => [name, true])))
}

/** Whether a tour counts as completed. */
export function isCompleted(store: Store, name: TourName): boolean {
  const stored = store.read(completedKey)
  return (
    typeof stored === 'object' &&
    stored !== null &&
    name in stored &&
    stored[name as keyof typeof stored] === true
  ) // checked in the same line
}
