import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { notesOf } from '@recadinho/stage/script-document'
import type { NotePart } from '../../components/note-parts.tsx'

/** What becomes of each part of an order's notes, in their order. */
export function notedParts({ additionalNotes, leftOut, script, useAIVoice }: AdminOrder): NotePart[] {
  if (!useAIVoice) return []
  const said = script.lines.flatMap((line): NotePart[] =>
    notesOf(line).map((text) => ({ text, line: line.id, reason: null, choice: null })),
  )
  const texts = new Set(said.map(({ text }) => text))
  const unsaid = leftOut
    .filter(({ text }) => !texts.has(text))
    .map(({ text, reason, choice }): NotePart => ({ text, line: null, reason, choice }))
  const parts = new Map([...said, ...unsaid].map((part) => [part.text, part]))
  const indexOf = ({ text }: NotePart) => {
    const at = additionalNotes.indexOf(text)
    return at === -1 ? additionalNotes.length : at
  }
  return [...parts.values()].toSorted((a, b) => indexOf(a) - indexOf(b))
}
