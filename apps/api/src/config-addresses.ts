import { isIP } from 'node:net'
import { gatewayStandIns } from './config-gateways.ts'

type Variables = Record<string, unknown>

const urls = [
  'PUBLIC_URL',
  'ADMIN_URL',
  ...gatewayStandIns,
  'SANDBOX_LINKS_URL',
  'SANDBOX_LANDING_URL',
  'WHATSAPP_API_URL',
  'META_API_URL',
  'META_SCRIPT_URL',
  'TIKTOK_API_URL',
  'TIKTOK_SCRIPT_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
]

/** Faults of malformed URLs, one line each, without the value, which may contain a password. */
export function addressFaults(variables: Variables): string[] {
  const faults = urls
    .filter((name) => isText(variables[name]) && !URL.canParse(variables[name]))
    .map((name) => `${name} is no address`)
  const { DATABASE_URL: database, TRUST_PROXY: proxies } = variables
  // An empty host means a socket, which the URL standard does not allow.
  if (isText(database) && !URL.canParse(database.replace('@/', '@socket/')))
    faults.push('DATABASE_URL is no address; write / ? # of a password as %2F %3F %23')
  if (isText(proxies) && !proxies.split(',').every((proxy) => isNetwork(proxy.trim())))
    faults.push('TRUST_PROXY must be addresses or networks, such as 10.0.0.0/8, separated by commas')
  return faults
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** As Fastify accepts them: an address, a network with prefix length or mask, or the name of a common range. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', size, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (size === undefined) return true
  return /^\d{1,3}$/.test(size) ? Number(size) <= (version === 4 ? 32 : 128) : isIP(size) === version
}
