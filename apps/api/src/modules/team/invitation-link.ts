import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/**
 * The secret of an invitation's link: 128 bits of an HMAC, so that the e-mail can be made when it is sent and no table
 * holds it. `generation` counts how often the link was replaced.
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

/** Its secret stands after `#`, which browsers send to no server: no log ever holds it. */
export const invitationLink = (
  config: Pick<Config, 'linkSecret' | 'adminOrigin'>,
  invitation: { id: string; generation: number },
): string => `${config.adminOrigin}/admin/invitation#${invitationToken(config, invitation)}`
