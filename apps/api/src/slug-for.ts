/**
 * An id from what people call a thing: `zoe-the-brave`, or `zoe-the-brave-2` where that is another's. `fallback`: for a
 * name in letters other than ours.
 */
export function slugFor(name: string, taken: readonly string[], fallback: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  // Room for a number at its end: a slug has 60 characters at most.
  const base = (words?.join('-') ?? fallback).slice(0, 55).replace(/-$/, '')
  let id = base
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`
  return id
}
