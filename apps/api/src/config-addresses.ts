import { isIP } from 'node:net'

type Variables = Record<string, unknown>

const urls = [
  'PUBLIC_URL',
  'ADMIN_URL',
  'STRIPE_API_URL',
  'STRIPE_SCRIPT_URL',
  'MERCADOPAGO_API_URL',
  'MERCADOPAGO_SCRIPT_URL',
  'SANDBOX_LINKS_URL',
  'WHATSAPP_API_URL',
  'META_API_URL',
  'META_SCRIPT_URL',
  'TIKTOK_API_URL',
  'TIKTOK_SCRIPT_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
]

/** What begins like an address and is none: a line for each, without the value, which may hold a password. */
export function addressFaults(variables: Variables): string[] {
  const faults = urls
    .filter((name) => isText(variables[name]) && !URL.canParse(variables[name]))
    .map((name) => `${name} is no address`)
  const { DATABASE_URL: database, TRUST_PROXY: proxies } = variables
  // An empty host stands for a socket, which the standard does not know.
  if (isText(database) && !URL.canParse(database.replace('@/', '@socket/')))
    faults.push('DATABASE_URL is no address; write / ? # of a password as %2F %3F %23')
  if (isText(proxies) && !proxies.split(',').every((proxy) => isNetwork(proxy.trim())))
    faults.push('TRUST_PROXY must be addresses or networks, such as 10.0.0.0/8, separated by commas')
  return faults
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** As Fastify takes them: an address, one with the length or the mask of its network, or a name for usual ones. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', size, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (size === undefined) return true
  return /^\d{1,3}$/.test(size) ? Number(size) <= (version === 4 ? 32 : 128) : isIP(size) === version
}
