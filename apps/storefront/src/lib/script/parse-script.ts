import { limits } from '@recadinho/contracts/orders'
import { lineMoods, lineOrigins, lineParts, scriptLimits } from '@recadinho/contracts/scripts'
import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import type { EditedScript } from './edited-script.ts'

/** Reads stored edits; `null` for anything else, because half of a script would say something else. */
export function parseEdited(stored: unknown): EditedScript | null {
  if (!isRecord(stored)) return null
  const { own, name, cast, removed } = stored
  const lines = parseLines(stored['lines'])
  if (typeof own !== 'boolean' || typeof name !== 'string' || !areIds(cast) || !areIds(removed) || !lines)
    return null
  return { own, name: name.slice(0, 2 * limits.childNameMax), cast, lines, removed }
}

/** Lines that storage holds, if all of them are lines. Their texts may be empty or too long: they are being edited. */
export function parseLines(stored: unknown): Script | undefined {
  if (!Array.isArray(stored) || stored.length > scriptLimits.linesMax) return undefined
  const lines = stored.flatMap((entry: unknown) => parseLine(entry) ?? [])
  const ids = new Set(lines.map(({ id }) => id))
  return lines.length === stored.length && ids.size === lines.length ? lines : undefined
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function parseLine(entry: unknown): ScriptLine | undefined {
  if (!isRecord(entry)) return undefined
  const { id, speakers, text, sayAs, pause, topic, note } = entry
  const origin = lineOrigins.find((each) => each === entry['origin'])
  const isText = typeof text === 'string' && text.length <= 4 * scriptLimits.textMax
  const isPause = typeof pause === 'number' && pause >= 0 && pause <= scriptLimits.pauseMax
  if (!isId(id) || !areIds(speakers) || speakers.length === 0 || !isText || !isPause || !origin)
    return undefined
  return {
    id,
    speakers: speakers.slice(0, limits.charactersMax),
    text,
    sayAs: parseSayAs(sayAs),
    mood: lineMoods.find((each) => each === entry['mood']) ?? null,
    pause,
    origin,
    part: lineParts.find((each) => each === entry['part']) ?? null,
    // A kind that the writer does not know has no effect.
    topic:
      typeof topic === 'string' && /^[a-zA-Z]{1,30}$/.test(topic) ? (topic as ScriptLine['topic']) : null,
    note: typeof note === 'string' && note !== '' && note.length <= limits.notesByHandMax ? note : null,
  }
}

const parseSayAs = (value: unknown): ScriptLine['sayAs'] =>
  Array.isArray(value)
    ? value.slice(0, limits.charactersMax).flatMap((entry: unknown) => {
        if (!isRecord(entry)) return []
        const { name, as } = entry
        return typeof name === 'string' && typeof as === 'string' && name && as ? [{ name, as }] : []
      })
    : []

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 60 && slug.test(value)

const areIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isId)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
