import type {
  AdminPromoCode,
  ChangePromoCodeBody,
  CreatePromoCodeBody,
} from '@recadinho/contracts/admin-promo-codes'
import type { FieldIssue } from '@recadinho/contracts/errors'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertPromoCode, knownPackages, lockPromoCode, updatePromoCode } from './admin-queries.ts'
import type { PromoCodeRow } from './queries.ts'

type Infrastructure = Pick<Context, 'clock' | 'confirmedChange'>

/** Creates a code; codes are case-insensitive. */
export function createPromoCode(
  { clock, confirmedChange }: Infrastructure,
  { code: typed, ...wanted }: CreatePromoCodeBody,
  asker: Asker,
): Promise<AdminPromoCode> {
  const code = typed.toUpperCase()
  return confirmedChange(asker, async (tx) => {
    await refuseIssues(tx, wanted, 'body')
    const made = await insertPromoCode(tx, code, wanted)
    if (!made)
      throw new AppError('validation_failed', 'There is such a code', {
        issues: [{ path: 'body/code', message: 'exists' }],
      })
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'promo_code.created',
      subject: `promo-codes/${code}`,
      details: createdDetails(wanted),
    })
    return adminPromoCodeView(made)
  })
}

/** Changes the fields that differ, with an audit entry. Existing orders keep their discount. */
export function changePromoCode(
  { clock, confirmedChange }: Infrastructure,
  typed: string,
  edit: ChangePromoCodeBody,
  asker: Asker,
): Promise<AdminPromoCode> {
  const code = typed.toUpperCase()
  return confirmedChange(asker, async (tx) => {
    const found = await lockPromoCode(tx, code)
    if (!found) throw new AppError('not_found', 'No such promo code')
    const before = adminPromoCodeView(found)
    const edited = applyEdit<AdminPromoCode>(before, edit)
    if (edited.changed.length === 0) return before
    await refuseIssues(tx, edited.next, 'body/changes')
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'promo_code.changed',
      subject: `promo-codes/${code}`,
      details: editDetails(before, edited),
    })
    return adminPromoCodeView(await updatePromoCode(tx, code, edited.next))
  })
}

/** Checks that a schema cannot express: an end before the start, unknown packages. */
async function refuseIssues(
  tx: Tx,
  { startsAt, endsAt, packageIds }: Omit<CreatePromoCodeBody, 'code'>,
  at: string,
): Promise<void> {
  const issues: FieldIssue[] = []
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    issues.push({ path: `${at}/endsAt`, message: 'must be after it starts' })
  if (packageIds && (await knownPackages(tx, packageIds)).length < packageIds.length)
    issues.push({ path: `${at}/packageIds`, message: 'names a package that does not exist' })
  if (issues.length > 0) throw new AppError('validation_failed', 'The promo code does not fit', { issues })
}

export const adminPromoCodeView = (row: PromoCodeRow): AdminPromoCode => ({
  code: row.code,
  percentage: row.percentage,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  packageIds: row.package_ids,
  usesLimit: row.uses_limit,
  announced: row.announced,
  active: row.active,
  used: row.used,
})
