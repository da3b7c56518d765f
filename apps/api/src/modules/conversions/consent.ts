import { consentVersion } from '@recadinho/contracts/consent'
import { consentHeader } from '@recadinho/contracts/conversions'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * The version of the consent question that the visitor agreed to; `undefined`: nothing may be reported. Consent to any
 * other version than the current one does not count, and Global Privacy Control overrides every answer.
 */
export function consentOf(headers: IncomingHttpHeaders): number | undefined {
  if (headers['sec-gpc'] === '1') return undefined
  return headers[consentHeader] === String(consentVersion) ? consentVersion : undefined
}
