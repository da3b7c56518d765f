import { Email, Locale, Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Db } from '../../db/client.ts'
import { accountNoticeContent, accountNotices } from '../emails/account-notice-content.ts'
import { emailKind } from '../emails/email-kind.ts'

/** Notifies a member of staff of a change of their sign-in methods. */
export const accountNotice = emailKind({
  name: 'account_notice',
  label: { en: 'Notice of changed sign-in details', pt: 'Aviso de mudança nos dados de acesso' },
  payload: Type.Object(
    {
      staffId: Uuid,
      action: Type.Enum(accountNotices),
      locale: Locale,
      oldAddress: Type.Optional(Email),
    },
    { additionalProperties: false },
  ),
  concurrency: 1,
  async compose(ctx, { payload: { staffId, action, locale, oldAddress } }) {
    const to = oldAddress ?? (await findAddress(ctx.db, staffId))
    if (to === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const content = accountNoticeContent(locale, action, {
      siteTitle: settings.site_title,
      resetLink: `${ctx.config.adminOrigin}/admin/forgot-password`,
    })
    return { to, content }
  },
})

const findAddress = async (db: Db, staffId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('staff')
      .select('email')
      .where('id', '=', staffId)
      .where('active', '=', true)
      .executeTakeFirst()
  )?.email
