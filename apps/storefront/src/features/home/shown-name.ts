import { firstNameOf } from '../../lib/first-name.ts'

/** Longer names are shown by their first words. */
const most = 14

/** The name as the sample film shows and says it: the first word of a long one, and of each of several. */
export function shownName(typed: string): string {
  const name = typed.trim()
  return name.length > most ? firstNameOf(name) : name
}
