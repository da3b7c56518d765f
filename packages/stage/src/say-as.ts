import type { SayAs } from './script/script-document.ts'

/** A word as written, and as spoken if that differs. */
export interface SpokenWord {
  readonly w: string
  readonly say?: string
}

/** The words of a text; every occurrence of one of the names gets its specified spoken form. */
export function spokenWords(text: string, sayAs: readonly SayAs[] = []): SpokenWord[] {
  const words = text.split(/\s+/).filter(Boolean)
  const names = sayAs
    .map(({ name, as }) => ({ name: name.split(/\s+/).filter(Boolean), as: as.trim() }))
    .filter(({ name, as }) => name.length > 0 && as !== '')
  const spoken: SpokenWord[] = []
  while (spoken.length < words.length) {
    const at = spoken.length
    spoken.push(...(firstFound(names, (one) => saidAt(words, at, one)) ?? [{ w: words[at] ?? '' }]))
  }
  return spoken
}

interface Name {
  readonly name: readonly string[]
  readonly as: string
}

/** The words of the name in its spoken form, if it stands here. */
function saidAt(words: readonly string[], at: number, { name, as }: Name): SpokenWord[] | undefined {
  const found = nameAt(words.slice(at, at + name.length), name)
  if (!found) return undefined
  const parts = shared(`${found.before}${as}${found.after}`.split(/\s+/), name.length)
  return parts.map((say, i) => ({ w: words[at + i] ?? '', say }))
}

function firstFound<From, To>(from: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of from) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The punctuation around the name, if these words are the name. */
function nameAt(
  words: readonly string[],
  name: readonly string[],
): { before: string; after: string } | undefined {
  const [, before = '', bare = '', after = ''] =
    /^(["“‘(¡¿]*)(.*?)([.,;:!?…"”’)]*)$/su.exec(words.join(' ')) ?? []
  // A name may end in punctuation of its own, such as `Jr.`, which the spoken form includes.
  const [marks = ''] = /[.,;:!?…"”’)]*$/u.exec(name.join(' ')) ?? []
  const wanted = name.join(' ').slice(0, -marks.length || undefined)
  if (wanted === '' || bare.toLowerCase() !== wanted.toLowerCase()) return undefined
  return { before, after: after.startsWith(marks) ? after.slice(marks.length) : after }
}

/** Distributes the spoken form over the words of the name: one each if the counts are equal. */
function shared(sounds: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    sounds
      .slice(Math.ceil((i * sounds.length) / count), Math.ceil(((i + 1) * sounds.length) / count))
      .join(' '),
  )
}
