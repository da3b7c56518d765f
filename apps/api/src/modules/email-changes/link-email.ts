import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import { emailChangeContent } from '../emails/staff-link-contents.ts'
import { emailKind } from '../emails/email-kind.ts'
import { findEmailChange } from './queries.ts'
import type { Config } from '../../config.ts'
import { linkToken } from '../../ids.ts'

/** The email with the link that confirms a new address. */
export const emailChange = emailKind({
  name: 'email_change',
  label: { en: 'Confirmation of a new staff email', pt: 'Confirmação de um novo e-mail da equipe' },
  payload: Type.Object({ changeId: Uuid }, { additionalProperties: false }),
  concurrency: 1,
  async compose(ctx, { payload }) {
    const change = await findEmailChange(ctx.db, { id: payload.changeId }, ctx.clock.now())
    // Withdrawn, replaced, confirmed or expired.
    if (change === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const content = emailChangeContent(change.locale, {
      siteTitle: settings.site_title,
      link: emailChangeLink(ctx.config, change.id),
    })
    return { to: change.email, content }
  },
})

export const emailChangeToken = ({ linkSecret }: Pick<Config, 'linkSecret'>, id: string): string =>
  linkToken(linkSecret, `staff-email-change:${id}`)

/** The secret follows `#`, which browsers do not send to servers, so that no log contains it. */
const emailChangeLink = (config: Pick<Config, 'linkSecret' | 'adminOrigin'>, id: string): string =>
  `${config.adminOrigin}/admin/new-email#${emailChangeToken(config, id)}`
