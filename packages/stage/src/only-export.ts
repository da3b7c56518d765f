/** Loads a file that exports one thing. */
export type LoadOne<Thing> = () => Promise<Readonly<Record<string, Thing>>>

/**
 * The one thing that a file exports. To name it where it is loaded would make the build wrap each import: a kilobyte for
 * all of them.
 */
export async function onlyExport<Thing>(load: LoadOne<Thing>): Promise<Thing> {
  const [thing] = Object.values(await load())
  if (thing === undefined) throw new RangeError('The file exports nothing')
  return thing
}
