import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/**
 * The secret of an invitation's link: 128 bits of an HMAC, so that the email can be composed when it is sent, and no
 * table stores it. `generation` counts how often the link was replaced.
 */
export function invitationToken(
  { linkSecret }: Pick<Config, 'linkSecret'>,
  invitation: { id: string; generation: number },
): string {
  const mac = createHmac('sha256', linkSecret)
    .update(`staff-invitation:${invitation.id}:${invitation.generation}`)
    .digest()
  return mac.subarray(0, 16).toString('base64url')
}

/** The secret follows `#`, which browsers do not send to servers, so that no log contains it. */
export const invitationLink = (
  config: Pick<Config, 'linkSecret' | 'adminOrigin'>,
  invitation: { id: string; generation: number },
): string => `${config.adminOrigin}/admin/invitation#${invitationToken(config, invitation)}`
