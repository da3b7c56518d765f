/** Longer names are shown by their first word. */
const most = 14

/** The child's name as the sample film shows and says it: the first word of a long one. */
export function shownName(typed: string): string {
  const name = typed.trim()
  return name.length > most ? name.replace(/\s.*/s, '') : name
}
