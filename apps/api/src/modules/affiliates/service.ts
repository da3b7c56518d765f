import type {
  AdminAffiliate,
  ChangeAffiliateBody,
  CreateAffiliateBody,
} from '@recadinho/contracts/admin-affiliates'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertAffiliate, lockAffiliate, updateAffiliate, type AffiliateRow } from './admin-queries.ts'

type Infrastructure = Pick<Context, 'db' | 'clock' | 'config'>

/** Adds an affiliate. Codes are case-insensitive. */
export function createAffiliate(
  { db, clock, config }: Infrastructure,
  { code: typed, ...typedFields }: CreateAffiliateBody,
  asker: Asker,
): Promise<AdminAffiliate> {
  const code = typed.toUpperCase()
  const fields = { ...typedFields, ...trimmed(typedFields) }
  return transact(db, async (tx) => {
    const row = await insertAffiliate(tx, { code, ...fields, created_at: clock.now() })
    if (!row)
      throw new AppError('validation_failed', 'Another affiliate has this code', {
        issues: [{ path: 'body/code', message: 'exists' }],
      })
    // The contact is personal data: the log only records that it was set.
    const { contact: _, ...logged } = fields
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'affiliate.created',
      subject: `affiliates/${code}`,
      details: createdDetails(logged),
    })
    return affiliateView(row, config.publicOrigin)
  })
}

/** Changes the fields that differ. Orders and clicks keep their affiliate. */
export function changeAffiliate(
  { db, clock, config }: Infrastructure,
  typed: string,
  { was, changes }: ChangeAffiliateBody,
  asker: Asker,
): Promise<AdminAffiliate> {
  const code = typed.toUpperCase()
  return transact(db, async (tx) => {
    const found = await lockAffiliate(tx, code)
    if (!found) throw new AppError('not_found', 'No such affiliate')
    const before = affiliateView(found, config.publicOrigin)
    const edited = applyEdit<AdminAffiliate>(before, { was, changes: trimmed(changes) })
    if (edited.changed.length === 0) return before
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'affiliate.changed',
      subject: `affiliates/${code}`,
      details: editDetails(before, edited, (field) => field === 'contact'),
    })
    return affiliateView(await updateAffiliate(tx, code, edited.next), config.publicOrigin)
  })
}

/** Removes leading and trailing spaces. */
const trimmed = ({
  name,
  contact,
  ...fields
}: ChangeAffiliateBody['changes']): ChangeAffiliateBody['changes'] => ({
  ...fields,
  ...(name !== undefined && { name: name.trim() }),
  ...(contact !== undefined && { contact: contact.trim() }),
})

/** The shop's URL that an affiliate shares. */
export const affiliateLink = (code: string, publicOrigin: string): string =>
  new URL(`/?${new URLSearchParams({ code }).toString()}`, publicOrigin).href

export const affiliateView = (row: AffiliateRow, publicOrigin: string): AdminAffiliate => ({
  code: row.code,
  name: row.name,
  contact: row.contact,
  commission: row.commission,
  active: row.active,
  link: affiliateLink(row.code, publicOrigin),
  createdAt: row.created_at.toISOString(),
})
