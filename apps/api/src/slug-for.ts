/**
 * An id from a name: `zoe-the-brave`, or `zoe-the-brave-2` if that is taken. `fallback` is used for names without Latin
 * letters.
 */
export function slugFor(name: string, taken: readonly string[], fallback: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  // Leaves room for a number: a slug has 60 characters at most.
  const base = (words?.join('-') ?? fallback).slice(0, 55).replace(/-$/, '')
  let id = base
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`
  return id
}
