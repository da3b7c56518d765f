import { namesOf } from '../first-name.ts'
import { isInEffect, type CurrentScript, type EditedScript } from './edited-script.ts'
import { lineIdOf } from './plan-lines.ts'
import { isDecided, notesOf, redraftScript, type Script, type ScriptLine } from './script-document.ts'
import { renamings, sayAsOf, type ScriptRequest } from './write-script.ts'

/** What edits of a script follow. */
type Form = Pick<ScriptRequest, 'childName' | 'nameHint' | 'otherChildren' | 'locale' | 'useAIVoice'> & {
  readonly characters: readonly Pick<ScriptRequest['characters'][number], 'id'>[]
}

/** The script as the shop writes it now (`drafted`), with the edits that were made in it. */
export function currentScript(form: Form, edits: EditedScript | null, drafted: Script): CurrentScript {
  const own = !form.useAIVoice
  const name = namesOf(form)
  const cast = form.characters.map(({ id }) => id)
  const script = { drafted, own, name, cast }
  if (!edits || !isInEffect(edits, form)) return { ...script, lines: drafted }
  const lines = redraftScript({
    edited: edits.lines,
    removed: edits.removed,
    // A text of one's own is split only once.
    drafted: own ? [] : drafted.filter((line) => !saysRemoved(line, edits)),
    renamed: renamings(edits.name, name, form.locale),
    cast,
    formerCast: edits.cast,
    beingEdited: true,
  })
  return { ...script, lines: pronounced(lines, form) }
}

/** A new line of several parts of the notes, such as a writing service's, may tell one whose line was removed. */
const saysRemoved = (line: ScriptLine, { lines, removed }: EditedScript) =>
  lines.every(({ id, note }) => id !== line.id || note !== line.note) &&
  notesOf(line).some((note) => removed.includes(lineIdOf(note)))

/** The lines with the names in those that the shop does not write itself pronounced as the form says. */
export function pronounced(lines: Script, form: Parameters<typeof sayAsOf>[0]): Script {
  const sayAs = sayAsOf(form)
  return lines.map((line) =>
    isDecided(line) || line.origin === 'service'
      ? { ...line, sayAs: sayAs.filter(({ name }) => line.text.includes(name)) }
      : line,
  )
}
