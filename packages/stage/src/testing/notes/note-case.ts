/** What a parent wrote, what a good script made of it holds, and what none may hold: patterns, whatever their case. */
export interface NoteCase {
  readonly notes: string
  readonly holds: readonly string[]
  readonly never: readonly string[]
  /** What stands in the name field, if not one child's. */
  readonly childName: string | undefined
}

/** A case a line: `[child's name] notes => what is said && what else =/> what is never said && what else`. */
export const casesOf = (lines: string): readonly NoteCase[] =>
  lines
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [rest = '', never = ''] = line.split(' =/> ')
      const [noted = '', holds = ''] = rest.split(' => ')
      const [, childName, notes = ''] = /^(?:\[([^\]]*)\] )?(.*)$/.exec(noted) ?? []
      const patterns = (list: string) => (list === '' ? [] : list.split(' && '))
      return {
        notes: notes.replaceAll(String.raw`\n`, '\n'),
        holds: patterns(holds),
        never: patterns(never),
        childName,
      }
    })
