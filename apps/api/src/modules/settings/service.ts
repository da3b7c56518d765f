import type { FieldIssue } from '@recadinho/contracts/errors'
import { transact } from '../../db/transaction.ts'
import type { AdminSettings } from '@recadinho/contracts/settings'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { lockSettings, updateSettings, type SettingsRow } from './queries.ts'
import { adminSettingsView } from './view.ts'

/** Changes what is different, with a line in the audit log that names it; nothing different leaves no line. */
export function changeSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: AdminSettings,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<SettingsRow> {
  const issues = settingsIssues(wanted)
  if (issues.length > 0) throw new AppError('validation_failed', 'The settings do not fit', { issues })
  return transact(db, async (tx) => {
    const before = await lockSettings(tx)
    const changed = Object.entries(adminSettingsView(before)).flatMap(([name, value]) => {
      const next = wanted[name as keyof AdminSettings] // the view has these keys alone
      return JSON.stringify(next) === JSON.stringify(value) ? [] : [[name, next] as const]
    })
    if (changed.length === 0) return before
    const details = Object.fromEntries(changed)
    await insertAuditEntry(tx, {
      at: clock.now(),
      staffId,
      action: 'settings.changed',
      subject: 'settings',
      details,
      requestId,
    })
    return updateSettings(tx, wanted)
  })
}

/** What a schema cannot see: an unknown zone, a day that ends before it begins. */
export function settingsIssues({ timeZone, openingHours }: AdminSettings): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!isTimeZone(timeZone)) issues.push({ path: 'body/timeZone', message: 'is no time zone' })
  for (const [day, hours] of openingHours.entries())
    if (hours && hours.closes <= hours.opens)
      issues.push({ path: `body/openingHours/${day}/closes`, message: 'must be after it opens' })
  return issues
}

function isTimeZone(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name })
    // `+03:00` is one for a formatter too, but no place.
    return /^[A-Za-z]/.test(known.resolvedOptions().timeZone)
  } catch {
    return false
  }
}
