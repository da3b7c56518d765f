import {
  addLine,
  directLine,
  giveLine,
  moveLine,
  removeLine,
  rewriteLine,
  type Editor,
} from '@recadinho/stage/edit-script'
import type { Script } from '@recadinho/stage/script-document'
import { useEffect, useRef, useState } from 'react'

/** Id of a line's text field. */
export const lineFieldId = (id: string) => `script-field-${id}`

type Focus = { id: string; at: 'start' | 'end' } | { control: Element | null; id: string }

/** The edits of a script, and where the focus goes after each. */
export function useScriptEdits(lines: Script, change: (lines: Script, kind?: string) => void, by: Editor) {
  const root = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<Focus>(undefined)
  const [moved, setMoved] = useState<number>()
  useEffect(() => {
    const wanted = focus.current
    focus.current = undefined
    if (wanted) take(wanted)
  })

  const indexOf = (id: string) => lines.findIndex((line) => line.id === id)
  const edits = {
    rewrite: (id: string, text: string) => change(rewriteLine(lines, id, text, by), `text of ${id}`),
    give: (id: string, speakers: string[]) => change(giveLine(lines, id, speakers, by)),
    direct: (id: string, direction: Parameters<typeof directLine>[2]) =>
      change(directLine(lines, id, direction)),
    move(id: string, steps: -1 | 1) {
      const to = indexOf(id) + steps
      if (to < 0 || to >= lines.length) return
      focus.current = { control: document.activeElement, id }
      setMoved(to + 1)
      change(moveLine(lines, id, steps))
    },
    remove(id: string) {
      if (lines.length === 1) return
      const at = indexOf(id)
      const next = lines[at - 1] ?? lines[at + 1]
      if (next) focus.current = { id: next.id, at: 'end' }
      change(removeLine(lines, id))
    },
    /** A new line after another, with the words that followed the cursor. */
    add(after: string, rest: { before: string; text: string } | undefined) {
      const kept = rest ? rewriteLine(lines, after, rest.before, by) : lines
      const { lines: longer, id } = addLine(kept, after, by)
      focus.current = { id, at: 'start' }
      change(rest ? rewriteLine(longer, id, rest.text, by) : longer)
    },
  }
  return { edits, moved, root }
}

export type ScriptEdits = ReturnType<typeof useScriptEdits>['edits']

function take(wanted: Focus) {
  // A button that was moved with its line loses the focus, and cannot take it back where it is disabled.
  if ('control' in wanted && wanted.control instanceof HTMLElement && !wanted.control.matches(':disabled'))
    return wanted.control.focus()
  const field = document.getElementById(lineFieldId(wanted.id))
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  const at = 'at' in wanted && wanted.at === 'end' ? field.value.length : 0
  field.setSelectionRange(at, at)
}
