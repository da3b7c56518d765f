import type { UnsaidChoice } from '@recadinho/contracts/personalization'
import { scriptLimits } from '@recadinho/contracts/scripts'
import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import type { NotePart } from '@recadinho/stage/script-writer'
import { useEffect, useRef } from 'react'
import { lineFieldId } from '../../components/use-script-edits.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** What the caller decides about parts of the notes that no line says. It changes the script at once. */
export function useNoteChoices({ form, values, script }: Pick<PhoneOrder, 'form' | 'values' | 'script'>) {
  const { writer, request, parts = [], lines = [], drafted = [], history, onChange } = script
  /** Edited lines that went when their part was silenced. */
  const silenced = useRef(new Map<string, readonly ScriptLine[]>())
  const begun = useRef<string>(undefined)
  useEffect(() => {
    const field = begun.current !== undefined && document.getElementById(lineFieldId(begun.current))
    if (!field) return
    begun.current = undefined
    field.focus()
  })
  if (!writer) return undefined

  const added = (to: Script, line: ScriptLine): Script => {
    const before = to.findIndex(({ id }) => id === writer.lineBeforeWishes(to))
    return to.toSpliced(before + 1, 0, line)
  }
  return {
    onSay:
      lines.length < scriptLimits.linesMax
        ? (part: NotePart) => {
            // A line of the shop's that was removed comes back as the shop wrote it.
            const own = drafted.find(({ note }) => note === part.text)
            const beginning = writer.beginningFor(part, parts, request)
            const after = writer.lineBeforeWishes(lines)
            const { lines: next, id } = own
              ? { lines: added(lines, own), id: own.id }
              : writer.addLine(lines, after, 'buyer', beginning)
            begun.current = id
            history.change(next)
          }
        : undefined,
    onDecide(part: NotePart, choice: UnsaidChoice | null) {
      form.setFieldValue('unsaid', writer.withChoice(values.unsaid, parts, part, choice))
      const back = silenced.current.get(part.text) ?? []
      const gone = choice === 'never' ? writer.linesAbout(part, request, lines) : []
      silenced.current.set(part.text, gone)
      const missing = back.filter((line) => lines.every(({ id }) => id !== line.id))
      const kept = lines.filter((line) => !gone.includes(line))
      if (missing.length + gone.length > 0) onChange(missing.reduce(added, kept))
    },
  }
}
