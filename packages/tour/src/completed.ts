/** The tours of both apps (§2). */
export const tourNames = ['home', 'purchase', 'checkout', 'admin'] as const
export type TourName = (typeof tourNames)[number]

/** Where it is kept which tours were seen. */
export const completedKey = 'recadinho.tours.v1'

interface Store {
  read(key: string): unknown
  write(key: string, value: unknown): void
}

/** §2: every tour counts as completed from the start, so that none begins unasked. */
export function markAllCompleted(store: Store): void {
  if (!tourNames.every((name) => isCompleted(store, name)))
    store.write(completedKey, Object.fromEntries(tourNames.map((name) => [name, true])))
}

/** Whether a tour needs no showing. */
export function isCompleted(store: Store, name: TourName): boolean {
  const kept = store.read(completedKey)
  return typeof kept === 'object' && kept !== null && name in kept && kept[name as keyof typeof kept] === true // asked in the same line
}
