import type { AuditEntry } from '@recadinho/contracts/audit'
import { fieldLabel } from './field-labels.ts'
import { valueInWords, type Language, type Parts } from './values-in-words.ts'

/** One thing that changed, in words. Neither value where the log keeps none; only `now` where there was none before. */
export interface ChangeLine {
  name: string
  was?: string | undefined
  now?: string | undefined
}

/** What an entry changed: of a value that has parts only those that are different. */
export function changeLines(
  language: Language,
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
): ChangeLine[] {
  return changes.flatMap((change) => {
    const { field } = change
    const name = fieldLabel(language.i18n, action, field)
    const was: Parts = 'was' in change ? valueInWords(language, field, change.was) : {}
    const now: Parts = 'now' in change ? valueInWords(language, field, change.now) : {}
    const parts = [...new Set([...Object.keys(was), ...Object.keys(now)])]
    if (parts.length === 0) return [{ name }]
    return parts
      .filter((part) => was[part] !== now[part])
      .map((part) => ({
        name: part === '' ? name : `${name}: ${part}`,
        was: was[part],
        now: now[part],
      }))
  })
}
