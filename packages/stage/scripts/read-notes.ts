/**
 * Prints what is said of each of the notes in a file, a JSON line for each: the whole script, and what becomes of every part.
 * The file is a list of `{ locale, kind, childName, childAge, occasion, characters, notes }`; `id` and `kind` may be missing.
 * Usage: node scripts/read-notes.ts <notes.json>
 */
import { readFile } from 'node:fs/promises'
import { CAST } from '../src/cast.ts'
import { notePartsOf, OCCASIONS, writeScript, type ScriptRequest } from '../src/script/script.ts'

interface Note {
  readonly id?: string
  readonly kind?: string
  readonly locale: string
  readonly childName: string
  readonly childAge: number | null
  readonly occasion: string | null
  /** How many of the cast, or which, by slug or name. */
  readonly characters?: number | readonly string[]
  readonly notes: string
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: node scripts/read-notes.ts <notes.json>')
const notes = JSON.parse(await readFile(file, 'utf8')) as readonly Note[]
for (const [at, note] of notes.entries()) console.log(JSON.stringify(readingOf(note, at)))

function readingOf(note: Note, at: number) {
  const request = requestOf(note)
  const script = writeScript(request)
  const lines = script.map(({ id, speakers, text, origin, topic, note: part }) => ({
    id,
    speakers,
    text,
    origin,
    topic,
    note: part,
  }))
  const parts = notePartsOf(request, script, script).map(({ text, line, reason, draft }) => ({
    text,
    line,
    reason,
    draft,
  }))
  return { id: note.id ?? at, kind: note.kind, notes: note.notes, lines, parts }
}

function requestOf({
  locale,
  childName,
  childAge,
  occasion,
  characters = 1,
  notes: words,
}: Note): ScriptRequest {
  const cast =
    typeof characters === 'number'
      ? CAST.slice(0, characters)
      : CAST.filter(({ slug, name }) => [slug, name.en, name.pt].some((one) => characters.includes(one)))
  return {
    locale: locale.startsWith('pt') ? 'pt' : 'en',
    childName,
    childAge,
    occasion: OCCASIONS.find((one) => one === occasion) ?? null,
    notes: words,
    useAIVoice: true,
    characters: cast.map(({ slug, name, greetingStyle }) => ({ id: slug, name, greetingStyle })),
  }
}
