import type { Unsaid, UnsaidChoice } from '@recadinho/contracts/personalization'
import { lineBeforeWishes, withChoice } from '@recadinho/stage/decide-notes'
import { notesOf, type ScriptLine } from '@recadinho/stage/script-document'
import type { NotePart } from '@recadinho/stage/script-writer'
import { useEffect, useRef } from 'react'
import type { ScriptInput } from '../../lib/script/current-script.ts'
import { hasRoom } from '../../lib/script/script-issue.ts'
import { beginningFor, linesAbout } from '../../lib/script/note-parts.ts'
import type { EditableScript } from '../../lib/script/script-atoms.ts'
import { NoteList } from './note-list.tsx'

export interface FromNotesProps {
  parts: readonly NotePart[]
  script: EditableScript
  input: ScriptInput
  unsaid: Unsaid
  onChange: (unsaid: Unsaid) => void
  /** Plays the film from a line. */
  onPlay?: (line: string) => void
}

/** Below a script: what becomes of each part of the notes. What the buyer decides changes the script at once. */
export function FromNotes({ parts, script, input, unsaid, onChange, onPlay }: FromNotesProps) {
  const silenced = useRef(new Map<string, readonly ScriptLine[]>())
  const begun = useRef(false)
  const opened = script.opened?.id
  useEffect(() => {
    if (begun.current && opened !== undefined) elementOf(opened)?.querySelector('textarea')?.focus()
    begun.current = false
  }, [opened])

  const say = (part: NotePart) => {
    const after = lineBeforeWishes(script.lines)
    const own = script.drafted.find((line) => notesOf(line).includes(part.text))
    // Its line was removed: it comes back as the shop wrote it.
    if (own) return script.edit({ kind: 'add', after, line: own })
    begun.current = true
    script.add(after, beginningFor(part, parts, input))
  }
  const decide = (part: NotePart, choice: UnsaidChoice | null) => {
    onChange(withChoice(unsaid, parts, part, choice))
    const back = silenced.current.get(part.text) ?? []
    silenced.current.delete(part.text)
    for (const line of back)
      if (script.lines.every(({ id }) => id !== line.id))
        script.edit({ kind: 'add', after: lineBeforeWishes(script.lines), line })
    if (choice !== 'never') return
    const gone = linesAbout(part, input, script.lines)
    silenced.current.set(part.text, gone)
    for (const { id } of gone) script.edit({ kind: 'remove', id }, `never ${part.text}`)
  }
  const show = (line: string) => {
    const element = elementOf(line)
    const folded = element?.closest('details')
    if (folded) folded.open = true
    element?.scrollIntoView({ block: 'nearest' })
    onPlay?.(line)
  }
  return (
    <NoteList parts={parts} onPlay={show} onSay={hasRoom(script.lines) ? say : undefined} onDecide={decide} />
  )
}

const elementOf = (line: string) => document.querySelector(`[data-line="${line}"]`)
