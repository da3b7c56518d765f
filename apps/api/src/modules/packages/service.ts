import type { FieldIssue } from '@recadinho/contracts/errors'
import type { AdminPackage, ChangePackageBody } from '@recadinho/contracts/packages'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { lockOtherActivePackage, lockPackage, replaceLinks, replacePrices, updatePackage } from './queries.ts'
import { adminPackageView } from './view.ts'

/** Changes what is different, with a line in the audit log. Orders have frozen their price, and keep it. */
export function changePackage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  edit: ChangePackageBody,
  asker: Asker,
): Promise<AdminPackage> {
  return transact(db, async (tx) => {
    const found = await lockPackage(tx, id)
    if (!found) throw new AppError('not_found', 'No such package')
    const before = adminPackageView(found)
    const edited = applyEdit<AdminPackage>(before, { ...edit, changes: inOrder(edit.changes) })
    const { next, changed } = edited
    if (changed.length === 0) return before
    const issues = packageIssues(next)
    if (before.active && !next.active && !(await lockOtherActivePackage(tx, id)))
      issues.push({ path: 'body/changes/active', message: 'one package must be for sale' })
    if (issues.length > 0) throw new AppError('validation_failed', 'The package does not fit', { issues })
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'package.changed',
      subject: `packages/${id}`,
      details: editDetails(before, edited),
    })
    await updatePackage(tx, next)
    if (changed.includes('prices')) await replacePrices(tx, next)
    if (changed.includes('links')) await replaceLinks(tx, next)
    return next
  })
}

/** Prices and links in the order in which they are read, so that the same ones are equal. */
function inOrder({ prices, links, ...changes }: ChangePackageBody['changes']): ChangePackageBody['changes'] {
  const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return {
    ...changes,
    ...(prices && { prices: prices.toSorted((a, b) => byName(a.currency, b.currency)) }),
    ...(links && {
      links: links.toSorted(
        (a, b) => byName(a.amount.currency, b.amount.currency) || byName(a.method, b.method),
      ),
    }),
  }
}

/** What a schema cannot see. */
function packageIssues({ active, prices, links }: AdminPackage): FieldIssue[] {
  const issues: FieldIssue[] = []
  const refuse = (path: string, message: string) =>
    void issues.push({ path: `body/changes/${path}`, message })
  if (active && prices.length === 0) refuse('prices', 'what is for sale has a price')
  if (hasTwice(prices.map(({ currency }) => currency))) refuse('prices', 'one price a currency')
  if (hasTwice(links.map(({ method, amount }) => `${method} ${amount.currency}`)))
    refuse('links', 'one link a payment method and currency')
  for (const [at, { method, amount, url }] of links.entries()) {
    if (method === 'pix' && amount.currency !== 'BRL') refuse(`links/${at}/method`, 'PIX is in BRL')
    if (amount.amount === 0) refuse(`links/${at}/amount`, 'must be more than nothing')
    if (!URL.canParse(url)) refuse(`links/${at}/url`, 'is no address')
  }
  return issues
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length
