import type { Db } from '../../db/client.ts'
import { ShopNotice } from '../shop-notices/record.ts'
import { emailKind } from './email-kind.ts'
import { shopNoticeContent } from './shop-notice-content.ts'

/** Notifies an owner of a change that could divert buyers or their money. */
export const shopNotice = emailKind({
  name: 'shop_notice',
  label: {
    en: 'Notice of a changed setting to the owners',
    pt: 'Aviso aos donos da loja sobre uma configuração alterada',
  },
  payload: ShopNotice,
  concurrency: 1,
  async compose(ctx, { payload: { ownerId, byId, change, packageId } }) {
    const owner = await findStaff(ctx.db, ownerId)
    if (!owner?.active) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const locale = settings.default_locale
    const found = packageId === undefined ? undefined : await findLinks(ctx.db, packageId)
    const content = shopNoticeContent(locale, change, {
      siteTitle: settings.site_title,
      by: (await findStaff(ctx.db, byId))?.name ?? '?',
      packageTitle: found?.title[locale] ?? packageId ?? '',
      links: found?.links ?? [],
      auditLink: `${ctx.config.adminOrigin}/admin/audit`,
    })
    return { to: owner.email, content }
  },
})

const findStaff = (db: Db, id: string) =>
  db.selectFrom('staff').select(['name', 'email', 'active']).where('id', '=', id).executeTakeFirst()

/** A package's title and its payment links as they are now. */
async function findLinks(db: Db, id: string) {
  const row = await db.selectFrom('packages').select('title').where('id', '=', id).executeTakeFirst()
  const links = await db
    .selectFrom('package_payment_links')
    .select(['method', 'currency', 'url'])
    .where('package_id', '=', id)
    .orderBy('currency')
    .orderBy('method')
    .execute()
  return row && { title: row.title, links }
}
