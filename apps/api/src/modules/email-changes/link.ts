import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/** The secret of a link: 128 bits of an HMAC, so that the e-mail can be made when it is sent and no table holds it. */
export const emailChangeToken = ({ linkSecret }: Pick<Config, 'linkSecret'>, id: string): string =>
  createHmac('sha256', linkSecret)
    .update(`staff-email-change:${id}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/** Its secret stands after `#`, which browsers send to no server: no log ever holds it. */
export const emailChangeLink = (config: Pick<Config, 'linkSecret' | 'adminOrigin'>, id: string): string =>
  `${config.adminOrigin}/admin/new-email#${emailChangeToken(config, id)}`
