/** The tours of both apps (§2). */
export const tourNames = ['home', 'purchase', 'checkout', 'admin'] as const
export type TourName = (typeof tourNames)[number]

/** Storage key of the completed tours. */
export const completedKey = 'recadinho.tours.v1'

interface Store {
  read(key: string): unknown
  write(key: string, value: unknown): void
}

/** §2: marks every tour as completed from the start, so that none starts automatically. */
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
  ) // validated by the same expression
}
