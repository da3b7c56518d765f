/** A word as written, and as spoken if that differs. */
export interface SpokenWord {
  readonly w: string
  readonly say?: string
}

/** The words of a text; every occurrence of the name gets its specified spoken form. */
export function spokenWords(
  text: string,
  sayAs?: { readonly name: string; readonly as: string },
): SpokenWord[] {
  const words = text.split(/\s+/).filter(Boolean)
  const name = sayAs?.name.split(/\s+/).filter(Boolean) ?? []
  const as = sayAs?.as.trim() ?? ''
  if (name.length === 0 || as === '') return words.map((w) => ({ w }))
  const spoken: SpokenWord[] = []
  for (let at = 0; at < words.length;) {
    const found = nameAt(words.slice(at, at + name.length), name)
    if (found) {
      const parts = shared(`${found.before}${as}${found.after}`.split(/\s+/), name.length)
      spoken.push(...parts.map((say, i) => ({ w: words[at + i] ?? '', say })))
      at += name.length
    } else {
      spoken.push({ w: words[at] ?? '' })
      at += 1
    }
  }
  return spoken
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
