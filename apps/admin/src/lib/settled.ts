/** Resolves once a mutation is over, so that its form is busy for as long; whoever shows the mutation shows its error. */
export async function settled(mutation: Promise<unknown>): Promise<void> {
  await Promise.allSettled([mutation])
}
