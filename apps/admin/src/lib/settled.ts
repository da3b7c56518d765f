/** Resolves when a mutation ends, so that its form stays busy until then. The mutation's own part shows its error. */
export async function settled(mutation: Promise<unknown>): Promise<void> {
  await Promise.allSettled([mutation])
}
