import type { AdminCountry, ChangeCountryBody } from '@recadinho/contracts/countries'
import type { FieldIssue } from '@recadinho/contracts/errors'
import type { Context } from '../../context.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { isCurrency } from './rates.ts'
import { insertCountry, lockCountries, updateCountry } from './queries.ts'
import { countryView } from './view.ts'

type Infrastructure = Pick<Context, 'clock' | 'confirmedChange'>

/** Adds a country. */
export function createCountry(
  { clock, confirmedChange }: Infrastructure,
  wanted: AdminCountry,
  asker: Asker,
): Promise<AdminCountry> {
  return confirmedChange(asker, async (tx) => {
    const issues = countryIssues(wanted, 'body')
    const rows = await lockCountries(tx)
    if (rows.some(({ code }) => code === wanted.code)) issues.push({ path: 'body/code', message: 'exists' })
    if (!isRegion(wanted.code)) issues.push({ path: 'body/code', message: 'is no country' })
    refuse(issues)
    await insertCountry(tx, wanted)
    const { code, ...fields } = wanted
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'country.created',
      subject: `countries/${code}`,
      details: createdDetails(fields),
    })
    return wanted
  })
}

/** Changes the fields that differ. Existing orders keep their currency and price. */
export function changeCountry(
  { clock, confirmedChange }: Infrastructure,
  code: string,
  edit: ChangeCountryBody,
  asker: Asker,
): Promise<AdminCountry> {
  return confirmedChange(asker, async (tx) => {
    const rows = await lockCountries(tx)
    const row = rows.find((each) => each.code === code)
    if (!row) throw new AppError('not_found', 'The shop does not have this country')
    const before = countryView(row)
    const edited = applyEdit<AdminCountry>(before, edit)
    const { next, changed } = edited
    if (changed.length === 0) return before
    const issues = countryIssues(next, 'body/changes')
    if (!next.active && !rows.some((each) => each.active && each.code !== code))
      issues.push({ path: 'body/changes/active', message: 'one country must remain' })
    refuse(issues)
    await updateCountry(tx, code, next)
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'country.changed',
      subject: `countries/${code}`,
      details: editDetails(before, edited),
    })
    return next
  })
}

/** Checks that a schema cannot express. */
function countryIssues({ code, currency, locale }: AdminCountry, at: string): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!isCurrency(currency)) issues.push({ path: `${at}/currency`, message: 'is no currency' })
  if (!locale.endsWith(`-${code}`) || Intl.NumberFormat.supportedLocalesOf(locale).length === 0)
    issues.push({ path: `${at}/locale`, message: 'is no language of the country' })
  return issues
}

/** Whether the platform's list of countries and territories has it. */
const isRegion = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined

function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError('validation_failed', 'The country does not fit', { issues })
}
