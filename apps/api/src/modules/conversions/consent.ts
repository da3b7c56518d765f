import { consentVersion } from '@recadinho/contracts/consent'
import { consentHeader } from '@recadinho/contracts/conversions'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * To which version of the question a visitor agreed; `undefined`: an advertiser is told nothing. Consent to another version
 * than today's is none. Global Privacy Control is a refusal that no answer overrides.
 */
export function consentOf(headers: IncomingHttpHeaders): number | undefined {
  if (headers['sec-gpc'] === '1') return undefined
  return headers[consentHeader] === String(consentVersion) ? consentVersion : undefined
}
