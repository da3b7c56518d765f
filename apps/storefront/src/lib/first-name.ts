/** The name by which a headline addresses a child: the first word, plus the next after an initial or a title. */
export function firstNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const short = first.endsWith('.') || Array.from(first).length === 1
  return short && second ? `${first} ${second}` : first
}
