import { endpoints, type Endpoint } from '@recadinho/contracts/endpoints'
import { ErrorBody } from '@recadinho/contracts/errors'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const all: [string, Endpoint][] = Object.entries(endpoints)
const someId = '01920000-0000-7000-8000-000000000000'
const at = ({ path }: Endpoint) => path.replace('{id}', someId)
const fieldsOf = (schema: TSchema | undefined) =>
  Object.entries((schema as TObject | undefined)?.properties ?? {}) // every part of an endpoint is an object

async function send(
  method: Endpoint['method'],
  url: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const response = await shop.app.inject({
    method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'bad-input-0001',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  expect(response.statusCode < 400 ? [] : Compile(ErrorBody).Errors(response.json())).toEqual([])
  return response
}

/** Public calls are rejected for their body; staff calls for the missing session, before the body is read. */
const refused = ({ access }: Endpoint) =>
  access === 'staff' ? [401, 'unauthenticated'] : [400, 'validation_failed']

const writes = all.filter(([, { body }]) => body)

test.each(writes)(
  '%s refuses an unknown field, a wrong type and a missing field, naming them',
  async (_, endpoint) => {
    const response = await send(
      endpoint.method,
      at(endpoint),
      JSON.stringify({
        isAdmin: true,
        ...Object.fromEntries(fieldsOf(endpoint.body).map(([name]) => [name, { no: 1 }])),
      }),
    )
    expect([response.statusCode, response.json().code]).toEqual(refused(endpoint))
    if (endpoint.access === 'staff') return
    const paths = response.json().details.issues.map((issue: { path: string }) => issue.path)
    // A page may send more fields than are stored.
    expect(paths.includes('body/isAdmin')).toBe(!('definedBy' in (endpoint.body ?? {})))
    const empty = await send(endpoint.method, at(endpoint), '{}')
    const required = (endpoint.body as { required?: string[] }).required ?? []
    const missing = empty.json().details.issues.map((issue: { path: string }) => issue.path)
    expect(missing).toEqual(required.slice(0, 20).map((name) => `body/${name}`))
  },
)

// A password can contain anything: it is only ever hashed.
const texts = writes.flatMap(([name, endpoint]) =>
  endpoint.access === 'staff'
    ? []
    : fieldsOf(endpoint.body).flatMap(([field, schema]) =>
        'type' in schema && schema.type === 'string' && field !== 'password'
          ? [[name, field, endpoint] as const]
          : [],
      ),
)
const nasty = [
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udfff',
  'x\ud83d',
  '\u0000'.repeat(500),
  'x'.repeat(20_000),
]

test.each(texts)(
  '%s: control characters, halves of characters and overlong text in %s are refused',
  async (_name, field, endpoint) => {
    for (const text of nasty) {
      const response = await send(endpoint.method, at(endpoint), JSON.stringify({ [field]: text }))
      const issues: { path: string }[] = response.json().details?.issues ?? []
      expect(
        [response.statusCode, issues.some(({ path }) => path === `body/${field}`)],
        JSON.stringify(text.slice(0, 20)),
      ).toEqual([400, true])
    }
  },
)

const emails = texts.filter(([, field]) => /email$/i.test(field))

test('every public form that takes an email address is among them', () => {
  expect(emails.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'createContactMessage',
      'createOrder',
      'findOrder',
      'requestPasswordReset',
      'signIn',
    ]),
  )
})

test.each(emails)('%s: an address that mail cannot reach is refused in %s', async (_, field, endpoint) => {
  for (const email of ['ana@example', 'ana@localhost', 'ana@[127.0.0.1]', `${'a'.repeat(65)}@example.com`]) {
    const response = await send(endpoint.method, at(endpoint), JSON.stringify({ [field]: email }))
    const issues: { path: string }[] = response.json().details.issues
    expect([response.statusCode, issues.some(({ path }) => path === `body/${field}`)], email).toEqual([
      400,
      true,
    ])
  }
})

test.each([
  ['nothing', ''],
  ['half of it', '{"phoneNumber":'],
  ['two', '{} {}'],
  ['a prototype', '{"__proto__":{"admin":true},"phoneNumber":"","ipAddress":null,"userAgent":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}},"phoneNumber":""}'],
  ['not JSON', 'phoneNumber=1'],
  ['NaN', '{"phoneNumber":NaN}'],
])('a body of %s is malformed', async (_, body) => {
  const response = await send('POST', '/api/user-access/register', body)
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_body'])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('bytes that are no UTF-8 are refused, not replaced', async () => {
  const [head, tail] = ['{"phoneNumber":"","ipAddress":null,"userAgent":"Jo', '"}']
  const post = (character: Buffer) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/user-access/register',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: Buffer.concat([Buffer.from(head), character, Buffer.from(tail)]),
    })
  const latin1 = await post(Buffer.from('ão', 'latin1'))
  expect([latin1.statusCode, latin1.json().code]).toEqual([400, 'malformed_body'])
  expect((await post(Buffer.from('ão'))).statusCode).toBe(200)
})

test.each([
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a number beyond all', '1e999'],
  ['thirty thousand levels', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['an unknown field of thirty thousand levels', `{"x":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
])('a body that is %s is refused', async (_, body) => {
  const response = await send('POST', '/api/user-access/register', body)
  expect(response.statusCode).toBe(400)
})

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)

test.each([
  ['8,000 lists in each other where characters belong', `{"characterIds":${nested(8_000, '[', ']')}}`],
  [
    'lists in each other, each with an item',
    `{"characterIds":${nested(5_000, '["a",', ']').replace(',]', ']')}}`,
  ],
  [
    'objects in each other where a text belongs',
    `{"childName":${nested(5_000, '{"a":', '}').replace(':}', ':1}')}}`,
  ],
  ['a list of 20,000 empty lists', `{"characterIds":[${'[],'.repeat(20_000)}[]]}`],
])('S5: an order with %s is malformed, and no fault of ours', async (_, body) => {
  const response = await send('POST', '/api/orders', body)
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_body'])
})

test('more than 64 KiB are not read', async () => {
  const response = await send(
    'POST',
    '/api/contact-messages',
    JSON.stringify({ message: 'x'.repeat(70_000) }),
  )
  expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large'])
})

test('an unknown field’s name is cut, and at most twenty are listed', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(90)}${index}`, 1]),
  )
  const { issues } = (await send('POST', '/api/contact-messages', JSON.stringify(fields))).json().details
  expect(issues.length).toBeLessThanOrEqual(20)
  for (const { path } of issues) expect(path.length).toBeLessThanOrEqual(120)
})

test.each([
  '/api/catalog',
  '/api/catalog?locale=de',
  '/api/catalog?locale=en&locale=pt',
  '/api/catalog?locale[]=en',
  '/api/catalog?locale=en&country=usa',
  '/api/catalog?locale=en&admin=1',
  '/api/catalog?locale=en%00',
  '/api/catalog?locale=en&__proto__=1',
])('%s is refused', async (url) => {
  const response = await send('GET', url)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test.each(['/nowhere', '/api', '/api/../etc/passwd', '/.env', '/api/settings/', '/API/settings'])(
  '%s is nothing',
  async (url) => {
    const response = await send('GET', url)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  },
)

test.each(['/%', '/api/orders/%zz'])('the address %s cannot be read', async (url) => {
  expect((await send('GET', url)).statusCode).toBe(400)
})

test.each([101, 3_000])('an id of %i characters is nothing, and no fault of ours', async (length) => {
  const before = shop.logs().length
  for (const url of [`/api/orders/${'x'.repeat(length)}`, `/api/admin/orders/${'x'.repeat(length)}`]) {
    const response = await send('GET', url)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  }
  expect(shop.logs().slice(before)).not.toContain('"level":"error"')
})

test('a wrong method is answered with the right ones', async () => {
  const response = await send('PUT', '/api/contact-messages', '{}')
  expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    'POST',
  ])
})

test.each(all.filter(([, { idempotent, access }]) => idempotent && access === 'public'))(
  '%s commands an idempotency key',
  async (_, endpoint) => {
    for (const key of ['', 'short', 'x'.repeat(201), 'with a space', 'ünïcode-key']) {
      const response = await send(endpoint.method, at(endpoint), '{}', { 'idempotency-key': key })
      expect(response.statusCode).toBe(400)
    }
  },
)
