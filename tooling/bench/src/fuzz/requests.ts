import { createHmac, randomUUID } from 'node:crypto'
import type { Random } from '../soak/random.ts'
import { gatewayKeys } from '../shop.ts'
import type { Buyer } from './callers.ts'
import type { Operation, Schema } from './operations.ts'
import { hostileValues } from './samples.ts'
import { bodyText, nearly } from './values.ts'

export interface FuzzRequest {
  method: string
  /** Including the query. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

export interface FuzzOptions {
  random: Random
  operations: readonly Operation[]
  callers: { owner: string; buyers: readonly Buyer[] }
}

/** Returns a function that generates one request per call. */
export function createRequests({ random, operations, callers }: FuzzOptions): () => FuzzRequest {
  return () => {
    const operation = random.pick(operations)
    const buyer = random.pick(callers.buyers)
    const body = operation.body
      ? Buffer.from(bodyText(nearly(operation.body, random), random), random.chance(0.01) ? 'latin1' : 'utf8')
      : undefined
    return {
      method: random.chance(0.99) ? operation.method : random.pick(['GET', 'PUT', 'PATCH', 'OPTIONS']),
      path: pathOf(operation, buyer, random) + queryOf(operation, buyer, random),
      headers: headersOf(operation, { cookie: cookieOf(operation, buyer), body }),
      body,
    }
  }

  /** The owner's cookie for staff operations, except for signing out, which would end the owner's session. */
  function cookieOf({ name, path }: Operation, buyer: Buyer): string {
    if (random.chance(0.05))
      return random.pick(['', 'x', 'recadinho_staff=x; recadinho_order=..', '=;=;', 'a=%ff'])
    return path.startsWith('/api/admin') && name !== 'signOut' ? callers.owner : buyer.cookie
  }

  function headersOf(operation: Operation, { cookie, body }: { cookie: string; body: Buffer | undefined }) {
    const headers: Record<string, string> = {
      'sec-fetch-site': random.chance(0.98) ? 'same-origin' : random.pick(['cross-site', '']),
      cookie,
      'idempotency-key': random.chance(0.9)
        ? randomUUID()
        : random.pick(['repeated-key', 'short', '', 'x'.repeat(500)]),
    }
    if (body)
      headers['content-type'] = random.chance(0.98)
        ? 'application/json'
        : random.pick(['text/plain', 'x', ''])
    if (body && operation.name === 'receiveWebhook' && random.chance(0.8))
      headers['stripe-signature'] = signatureOf(body)
    if (random.chance(0.02))
      headers[random.pick(['range', 'if-none-match', 'accept-encoding', 'x-forwarded-for', 'accept'])] =
        random.pick(['bytes=0-', '*', '",', 'x'.repeat(5_000)])
    return headers
  }
}

/** Signs like Stripe, so that the API reads the body. */
function signatureOf(body: Buffer): string {
  const time = Math.floor(Date.now() / 1000)
  const signed = createHmac('sha256', gatewayKeys.webhookSecret).update(`${time}.`).update(body)
  return `t=${time},v1=${signed.digest('hex')}`
}

function pathOf({ path, parameters }: Operation, buyer: Buyer, random: Random): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.05)) return hostileInAddress(random)
    if (name === 'id') return random.chance(0.8) ? buyer.orderId : randomUUID()
    const schema: Schema = parameters.find((one) => one.name === name)?.schema ?? {}
    return encodeURIComponent(textOf(nearly(schema, random, name)))
  })
}

function queryOf({ parameters }: Operation, buyer: Buyer, random: Random): string {
  const query = parameters
    .filter((one) => one.in === 'query' && random.chance(0.5))
    .map(({ name, schema }) => {
      const value = name === 'token' && random.chance(0.7) ? buyer.token : nearly(schema, random, name)
      return `${name}=${random.chance(0.03) ? hostileInAddress(random) : encodeURIComponent(textOf(value))}`
    })
  if (random.chance(0.02))
    query.push(random.pick(['__proto__=1', 'a[]=1', '&&', '=', 'locale=en&locale=pt', '%00']))
  return query.length > 0 ? `?${query.join('&')}` : ''
}

const hostileInAddress = (random: Random) =>
  random.pick([
    '%00',
    '%ff',
    '%',
    '..',
    '%2e%2e%2f',
    '%u0041',
    'x'.repeat(3_000),
    '0',
    '-1',
    encodeURIComponent(textOf(random.pick(hostileValues))).slice(0, 4_000),
  ])

/** A lone surrogate cannot be part of a URL. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
