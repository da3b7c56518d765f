import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import { emailKind } from '../emails/email-kind.ts'
import { invitationContent } from '../emails/staff-link-contents.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { findInvitationEmail } from './queries.ts'
import type { Config } from '../../config.ts'
import { linkToken } from '../../ids.ts'

/** The invitation with its link, replacing the previous one. */
export const invitationEvent = (invitation: { id: string; generation: number }): NewOutboxEvent => ({
  kind: 'staff_invitation',
  dedupeKey: `${invitation.id}:${invitation.generation}`,
  supersedeKey: invitation.id,
  payload: { invitationId: invitation.id },
})

export const staffInvitation = emailKind({
  name: 'staff_invitation',
  label: { en: 'Invitation to the team', pt: 'Convite para a equipe' },
  payload: Type.Object({ invitationId: Uuid }, { additionalProperties: false }),
  concurrency: 1,
  supersedes: true,
  async compose(ctx, { payload }) {
    const invitation = await findInvitationEmail(ctx.db, payload.invitationId, ctx.clock.now())
    // Accepted, withdrawn or expired.
    if (invitation === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const content = invitationContent(invitation.locale, {
      siteTitle: settings.site_title,
      invitedBy: invitation.invited_by,
      link: invitationLink(ctx.config, invitation),
    })
    return { to: invitation.email, content }
  },
})

interface Invitation {
  id: string
  /** How often the link was replaced. */
  generation: number
}

export const invitationToken = (
  { linkSecret }: Pick<Config, 'linkSecret'>,
  { id, generation }: Invitation,
): string => linkToken(linkSecret, `staff-invitation:${id}:${generation}`)

/** The secret follows `#`, which browsers do not send to servers, so that no log contains it. */
export const invitationLink = (
  config: Pick<Config, 'linkSecret' | 'adminOrigin'>,
  invitation: Invitation,
): string => `${config.adminOrigin}/admin/invitation#${invitationToken(config, invitation)}`
