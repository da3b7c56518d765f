import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import { emailKind } from '../emails/email-kind.ts'
import { passwordResetContent } from '../emails/staff-link-contents.ts'
import { findResetEmail } from './queries.ts'
import type { Config } from '../../config.ts'
import { linkToken } from '../../ids.ts'

/** Written for every requested address; only at sending is it checked whether there is an account. */
export const passwordReset = emailKind({
  name: 'password_reset',
  label: { en: 'New password for staff', pt: 'Nova senha para a equipe' },
  payload: Type.Object({ resetId: Uuid }, { additionalProperties: false }),
  concurrency: 1,
  async compose(ctx, { payload }) {
    const reset = await findResetEmail(ctx.db, payload.resetId, ctx.clock.now())
    // No account, a newer link, or a used or expired one.
    if (reset === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const content = passwordResetContent(reset.locale, {
      siteTitle: settings.site_title,
      link: resetLink(ctx.config, reset.id),
    })
    return { to: reset.email, content }
  },
})

export const resetToken = ({ linkSecret }: Pick<Config, 'linkSecret'>, id: string): string =>
  linkToken(linkSecret, `staff-password-reset:${id}`)

/** The secret follows `#`, which browsers do not send to servers, so that no log contains it. */
export const resetLink = (config: Pick<Config, 'linkSecret' | 'adminOrigin'>, id: string): string =>
  `${config.adminOrigin}/admin/new-password#${resetToken(config, id)}`
