import type { Config } from '../../config.ts'
import { linkToken } from '../../ids.ts'

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
