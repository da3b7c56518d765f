/** A new character's id, from its English name: `zoe-the-brave`, or `zoe-the-brave-2` where that is another's. */
export function idFor(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  // A name in letters other than ours.
  const base = words?.join('-') ?? 'character'
  let id = base
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`
  return id
}
