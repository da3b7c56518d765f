import { consentHeader } from '@recadinho/contracts/conversions'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * To which version of the question a visitor agreed; `undefined`: an advertiser is told nothing. Global Privacy Control is
 * a refusal that no answer overrides.
 */
export function consentOf(headers: IncomingHttpHeaders): number | undefined {
  const given = headers[consentHeader]
  if (headers['sec-gpc'] === '1' || typeof given !== 'string') return undefined
  return /^[1-9][0-9]{0,3}$/.test(given) ? Number(given) : undefined
}
