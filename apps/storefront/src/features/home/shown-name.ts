/** Longer names are shown by their first word. */
const most = 14

/** The child's name as the sample film shows and says it. */
export function shownName(typed: string): string {
  const name = typed.trim()
  const [first = name] = name.split(/\s+/)
  return Array.from(Array.from(name).length > most ? first : name)
    .slice(0, 24)
    .join('')
}
