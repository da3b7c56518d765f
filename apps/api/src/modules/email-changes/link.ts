import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/**
 * The secret of a link: 128 bits of an HMAC, so that the email can be composed when it is sent, and no table stores it.
 */
export const emailChangeToken = ({ linkSecret }: Pick<Config, 'linkSecret'>, id: string): string =>
  createHmac('sha256', linkSecret)
    .update(`staff-email-change:${id}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/** The secret follows `#`, which browsers do not send to servers, so that no log contains it. */
export const emailChangeLink = (config: Pick<Config, 'linkSecret' | 'adminOrigin'>, id: string): string =>
  `${config.adminOrigin}/admin/new-email#${emailChangeToken(config, id)}`
