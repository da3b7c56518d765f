import type { FieldIssue } from '@recadinho/contracts/errors'
import type { AdminPackage, ChangePackageBody, PackageFields } from '@recadinho/contracts/packages'
import type { Context } from '../../context.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import { slugFor } from '../../slug-for.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { recordShopChange } from '../shop-notices/record.ts'
import {
  insertPackage,
  lockNames,
  lockOtherActivePackage,
  lockPackage,
  replaceLinks,
  replacePrices,
  updatePackage,
} from './queries.ts'
import { adminPackageView } from './view.ts'

type Infrastructure = Pick<Context, 'clock' | 'notify' | 'confirmedChange'>

/** Creates a package; if active, the shop sells it immediately. */
export function createPackage(
  ctx: Infrastructure,
  typed: PackageFields,
  asker: Asker,
): Promise<AdminPackage> {
  const wanted = { ...typed, ...inOrder(typed) }
  return ctx.confirmedChange(asker, async (tx) => {
    const others = await lockNames(tx)
    const issues = packageIssues(wanted, 'body')
    // Prevents a duplicate if the request is repeated after a lost answer.
    for (const language of ['en', 'pt'] as const)
      if (others.some(({ title }) => title[language] === wanted.title[language]))
        issues.push({ path: `body/title/${language}`, message: 'is the title of another package' })
    refuse(issues)
    const ids = others.map(({ id }) => id)
    const made = { id: slugFor(wanted.title.en, ids, 'package'), ...wanted }
    await insertPackage(tx, made)
    await replacePrices(tx, made)
    await replaceLinks(tx, made)
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      ...asker,
      action: 'package.created',
      subject: `packages/${made.id}`,
      details: createdDetails(wanted),
    })
    if (made.links.length > 0)
      await recordShopChange(tx, ctx, { change: 'payment_links', packageId: made.id }, asker)
    return made
  })
}

/** Changes the fields that differ, with an audit entry. Existing orders keep their fixed price and hours. */
export function changePackage(
  ctx: Infrastructure,
  id: string,
  edit: ChangePackageBody,
  asker: Asker,
): Promise<AdminPackage> {
  return ctx.confirmedChange(asker, async (tx) => {
    const found = await lockPackage(tx, id)
    if (!found) throw new AppError('not_found', 'No such package')
    const before = adminPackageView(found)
    const edited = applyEdit<AdminPackage>(before, { ...edit, changes: inOrder(edit.changes) })
    const { next, changed } = edited
    if (changed.length === 0) return before
    const issues = packageIssues(next, 'body/changes')
    if (before.active && !next.active && !(await lockOtherActivePackage(tx, id)))
      issues.push({ path: 'body/changes/active', message: 'one package must be for sale' })
    refuse(issues)
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      ...asker,
      action: 'package.changed',
      subject: `packages/${id}`,
      details: editDetails(before, edited),
    })
    await updatePackage(tx, next)
    if (changed.includes('prices')) await replacePrices(tx, next)
    if (changed.includes('links')) {
      await replaceLinks(tx, next)
      await recordShopChange(tx, ctx, { change: 'payment_links', packageId: id }, asker)
    }
    return next
  })
}

/** Sorts prices and links as they are read, so that equal ones compare equal. */
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

/** Checks that a schema cannot express. */
function packageIssues({ active, prices, links }: PackageFields, at: string): FieldIssue[] {
  const issues: FieldIssue[] = []
  const add = (path: string, message: string) => void issues.push({ path: `${at}/${path}`, message })
  if (active && prices.length === 0) add('prices', 'what is for sale has a price')
  if (hasTwice(prices.map(({ currency }) => currency))) add('prices', 'one price a currency')
  if (hasTwice(links.map(({ method, amount }) => `${method} ${amount.currency}`)))
    add('links', 'one link a payment method and currency')
  for (const [index, { method, amount, url }] of links.entries()) {
    if (method === 'pix' && amount.currency !== 'BRL') add(`links/${index}/method`, 'PIX is in BRL')
    if (amount.amount === 0) add(`links/${index}/amount`, 'must be more than nothing')
    if (!URL.canParse(url)) add(`links/${index}/url`, 'is no address')
  }
  return issues
}

function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError('validation_failed', 'The package does not fit', { issues })
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length
