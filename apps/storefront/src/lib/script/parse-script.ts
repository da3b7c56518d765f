import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import type { EditedScript } from '@recadinho/stage/edited-script'

/**
 * Reads stored edits; `null` for anything else, because half of a script would say something else. Small, as every page
 * reads the draft: words that this release does not know are left out where a script is used (`current-script.ts`).
 */
export function parseEdited(stored: unknown): EditedScript | null {
  if (!isRecord(stored)) return null
  const { own, name, cast, removed } = stored
  const lines = parseLines(stored['lines'])
  const isEdited = typeof own === 'boolean' && typeof name === 'string' && areIds(cast) && areIds(removed)
  return isEdited && lines ? { own, name, cast, lines, removed } : null
}

/** Lines that storage holds, if all of them are lines. Their texts may be empty or too long: they are being edited. */
export const parseLines = (stored: unknown): Script | undefined =>
  Array.isArray(stored) && stored.length <= 60 && stored.every(isLine) ? stored : undefined

const isLine = (entry: unknown): entry is ScriptLine => {
  if (!isRecord(entry)) return false
  const { id, speakers, text, sayAs, mood, pause, origin, part, topic, note } = entry
  return (
    areIds([id]) &&
    areIds(speakers) &&
    speakers.length > 0 &&
    isText(text) &&
    Array.isArray(sayAs) &&
    sayAs.every((each) => isRecord(each) && isText(each['name']) && isText(each['as'])) &&
    Number(pause) >= 0 &&
    areIds([origin, ...[mood, part, topic].filter((word) => word !== null)]) &&
    (note === null || isText(note))
  )
}

const isText = (value: unknown) => typeof value === 'string' && value.length < 4000

/** Slugs, ids and words such as `toOne`. */
const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && /^[\w-]{1,60}$/.test(id))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
