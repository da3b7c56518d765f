import type { FieldIssue } from '@recadinho/contracts/errors'
import { limits, type CreateOrderBody } from '@recadinho/contracts/orders'
import { dayOf, daysBetween } from '@recadinho/i18n/calendar'
import { AppError } from '../../errors.ts'
import { scriptIssues } from './check-script.ts'

type Details = Pick<CreateOrderBody, 'childName' | 'guardianName' | 'additionalNotes' | 'useAIVoice'> & {
  script?: CreateOrderBody['script'] | undefined
  /** Who may speak in it. */
  characterIds: readonly string[]
  /** Absent if the order has none, or keeps its current one. */
  occasionDate?: string | null | undefined
}

/**
 * Checks of a form that the contract cannot express: blank fields, §5's limit for AI text (O4.5), the day (O4.7), the
 * script (O4.8). `at` is the path of the fields in the request.
 */
export function checkDetails(details: Details, now: Date, at = 'body'): void {
  const { additionalNotes, useAIVoice, occasionDate, script = [], characterIds } = details
  const blank = (['childName', 'guardianName', 'additionalNotes'] as const).filter(
    (name) => details[name].trim() === '',
  )
  const issues: FieldIssue[] = blank.map((name) => ({ path: `${at}/${name}`, message: 'must not be blank' }))
  if (useAIVoice && Array.from(additionalNotes).length > limits.notesWithAiMax)
    issues.push({
      path: `${at}/additionalNotes`,
      message: `must not have more than ${limits.notesWithAiMax} characters`,
    })
  issues.push(...scriptIssues(script, characterIds, `${at}/script`))
  const day = occasionDate ? dayIssue(occasionDate, now) : undefined
  if (day) issues.push({ path: `${at}/occasionDate`, message: day })
  if (issues[0]) throw new AppError('validation_failed', `${issues[0].path} ${issues[0].message}`, { issues })
}

/** O4.7. The buyer's date may be one day before or after the server's. */
function dayIssue(day: string, now: Date): string | undefined {
  const ahead = daysBetween(dayOf(now, 'UTC'), day)
  if (ahead < -1) return 'must not be in the past'
  return ahead > limits.occasionDaysAhead + 1 ? `must be within ${limits.occasionDaysAhead} days` : undefined
}
