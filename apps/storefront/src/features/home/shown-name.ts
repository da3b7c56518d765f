/** Longer names are shown by their first words. */
const most = 14
const joint = /(\s+(?:e|and|&)\s+|,\s*)/i

/** The name as the sample film shows and says it: the first word of a long one, and of each of several. */
export function shownName(typed: string): string {
  const name = typed.trim()
  if (name.length <= most) return name
  return name
    .split(joint)
    .map((part) => (joint.test(part) ? part : part.replace(/\s.*/s, '')))
    .join('')
}
