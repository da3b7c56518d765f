import { consentVersion } from '@recadinho/contracts/consent'
import { consentHeader } from '@recadinho/contracts/conversions'
import { mayMarket } from '../consent/consent.ts'

/** The pixels' cookies, and the header that carries each to the server. */
const headers = { _fbp: 'x-fbp', _fbc: 'x-fbc', ttclid: 'x-ttclid', _ttp: 'x-ttp' } as const

/** What the server needs to report a visit or an order to advertisers; empty without consent. */
export function adHeaders(): Record<string, string> {
  if (!mayMarket()) return {}
  const given: Record<string, string> = { [consentHeader]: String(consentVersion) }
  for (const [cookie, header] of Object.entries(headers)) {
    const value = cookieNamed(cookie)
    if (value !== undefined && /^[\w.-]{1,500}$/.test(value)) given[header] = value
  }
  return given
}

/** Deletes the pixels' cookies when consent is withdrawn. */
export function forgetAdCookies(): void {
  const domains = ['', ...parentsOf(location.hostname).map((domain) => `;domain=${domain}`)]
  for (const name of Object.keys(headers))
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
}

const cookieNamed = (name: string) =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Pixels set cookies for the widest domain that the browser allows. */
function parentsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}
