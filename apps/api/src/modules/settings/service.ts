import type { ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import type { FieldIssue } from '@recadinho/contracts/errors'
import { contactPhone, contactWhatsapp } from '@recadinho/i18n/phone'
import type { Context } from '../../context.ts'
import { applyEdit, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import { isTimeZone } from '../../time/zones.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { recordShopChange } from '../shop-notices/record.ts'
import { isPricedIn, lockSettings, updateSettings, type SettingsRow } from './queries.ts'
import { adminSettingsView } from './view.ts'

/** Changes the fields that differ, with an audit entry; without a difference it is a no-op. */
export function changeSettings(
  ctx: Pick<Context, 'clock' | 'notify' | 'confirmedChange'>,
  sent: ChangeSettingsBody,
  asker: Asker,
): Promise<SettingsRow> {
  const edit = { ...sent, changes: withNumbers(sent.changes) }
  const issues = settingsIssues(edit.changes)
  if (issues.length > 0) throw new AppError('validation_failed', 'The settings do not fit', { issues })
  return ctx.confirmedChange(asker, async (tx) => {
    const row = await lockSettings(tx)
    const before = adminSettingsView(row)
    const edited = applyEdit(before, edit)
    if (edited.changed.length === 0) return row
    const { defaultCurrency } = edit.changes
    if (defaultCurrency && !(await isPricedIn(tx, defaultCurrency)))
      throw new AppError('validation_failed', 'The settings do not fit', {
        issues: [{ path: 'body/changes/defaultCurrency', message: 'has no prices' }],
      })
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      ...asker,
      action: 'settings.changed',
      subject: 'settings',
      // A contact can be the owner's own number or address.
      details: editDetails(before, edited, (field) => field.startsWith('contact')),
    })
    for (const [change, fields] of noticed)
      if (edited.changed.some((field) => fields.test(field)))
        await recordShopChange(tx, ctx, { change }, asker)
    return updateSettings(tx, edited.next)
  })
}

/** Changes of which the owners are notified, with their fields. */
const noticed = [
  ['contact_details', /^(?:contact|social)/],
  ['payment_switches', /^(?:cardEnabled|pixEnabled|gatewaysOff)$/],
] as const

type Changes = ChangeSettingsBody['changes']

const numbers = { contactPhone, contactWhatsapp } as const
const numberFields = ['contactPhone', 'contactWhatsapp'] as const

/** Phone numbers as they are stored and shown; what is no number stays, to be refused. */
const withNumbers = (changes: Changes): Changes => ({
  ...changes,
  ...Object.fromEntries(
    numberFields.flatMap((field) => {
      const typed = changes[field]
      return typed === undefined ? [] : [[field, numbers[field](typed) ?? typed]]
    }),
  ),
})

/** Checks that a schema cannot express: a number that cannot be called, an unknown zone, a day that ends before it begins. */
function settingsIssues(changes: Changes): FieldIssue[] {
  const { timeZone, openingHours = [] } = changes
  const issues: FieldIssue[] = numberFields
    .filter((field) => changes[field] && numbers[field](changes[field]) === undefined)
    .map((field) => ({ path: `body/changes/${field}`, message: 'is no phone number' }))
  if (timeZone !== undefined && !isTimeZone(timeZone))
    issues.push({ path: 'body/changes/timeZone', message: 'is no time zone' })
  for (const [day, hours] of openingHours.entries())
    if (hours && hours.closes <= hours.opens)
      issues.push({ path: `body/changes/openingHours/${day}/closes`, message: 'must be after it opens' })
  return issues
}
