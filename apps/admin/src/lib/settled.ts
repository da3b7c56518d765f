/**
 * Resolves when a mutation ends, so that its form stays busy until then. The error is shown by the mutation's
 * component.
 */
export async function settled(mutation: Promise<unknown>): Promise<void> {
  await Promise.allSettled([mutation])
}
