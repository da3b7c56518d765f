/** A surname with “e” in it: “Costa e Silva”. */
const surname = /^(?:silva|sou[sz]a|castro|mell?o|lima)$/i

/** The name by which a headline addresses a child: the first one, and each child's of several. */
export function firstNameOf(name: string): string {
  const parts = name.trim().split(/\s*(,(?=.)|\s(?:e|and|y|&)(?=\s))\s*/i)
  const [before = '', , last = ''] = parts.slice(-3)
  const spoken = / /.test(before) && surname.test(last) ? parts.slice(0, -2) : parts
  // Every second part is what joins two names.
  return spoken.map((part, at) => (at % 2 === 0 ? firstWordOf(part) : `${part} `)).join('')
}

/** The first word, plus the next after an initial or a title. */
function firstWordOf(name: string): string {
  const [first = '', second] = name.split(/\s+/)
  const short = first.endsWith('.') || Array.from(first).length === 1
  return short && second ? `${first} ${second}` : first
}
