import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, environmentNames, readConfig } from './config.ts'

const least = { DATABASE_URL: 'postgres://localhost/shop' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const production = {
  ...least,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.com',
  ADMIN_URL: 'https://admin.example.com',
  LINK_SECRET: 'x'.repeat(32),
  TRUST_PROXY: '10.0.0.0/8',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const mercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
  MERCADOPAGO_PUBLIC_KEY: 'TEST-2',
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
}

const liveMercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-2',
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
}

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'videos',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const whatsapp = {
  WHATSAPP_PHONE_NUMBER_ID: '1055',
  WHATSAPP_ACCESS_TOKEN: 'EAAlive',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
}

const pixKey = { PIX_KEY: 'loja@shop.com', PIX_MERCHANT_NAME: 'Loja', PIX_MERCHANT_CITY: 'São Paulo' }

test('a database is enough to start with', () => {
  const config = readConfig(least)
  expect(config).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    port: 3002,
    jobs: 'inline',
    rateLimits: true,
  })
  expect(config.gateways).toEqual({})
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ ...least, PORT: '', STRIPE_SECRET_KEY: '' }).port).toBe(3002)
})

test('addresses are taken as origins', () => {
  expect(readConfig({ ...least, PUBLIC_URL: 'https://example.com/' }).publicOrigin).toBe(
    'https://example.com',
  )
})

test('production starts with live keys, https and a secret', () => {
  expect(readConfig(production)).toMatchObject({
    environment: 'production',
    gateways: { stripe: { secretKey: 'sk_live_1' } },
  })
})

test('production starts with every gateway live, and with a PIX key that staff confirm by hand', () => {
  expect(readConfig({ ...production, ...liveMercadoPago, ...pixKey })).toMatchObject({
    gateways: { mercadopago: { accessToken: 'APP_USR-1' } },
    pixKey: { key: 'loja@shop.com', webhookSecret: undefined },
  })
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'half of the Mercado Pago keys',
    { MERCADOPAGO_ACCESS_TOKEN: 'TEST-1' },
    /MERCADOPAGO_WEBHOOK_SECRET is missing, but MERCADOPAGO_ACCESS_TOKEN is set/,
  ],
  [
    'half of the WhatsApp keys',
    { WHATSAPP_ACCESS_TOKEN: 'EAA1' },
    /WHATSAPP_APP_SECRET is missing, but WHATSAPP_ACCESS_TOKEN is set/,
  ],
  [
    'a stand-in for WhatsApp without keys',
    { WHATSAPP_API_URL: 'http://127.0.0.1:1' },
    /WHATSAPP_ACCESS_TOKEN is missing/,
  ],
  [
    'a live WhatsApp token for a stand-in',
    { ...whatsapp, WHATSAPP_API_URL: 'http://127.0.0.1:1' },
    /WHATSAPP_ACCESS_TOKEN is a live key/,
  ],
  ['a template without its language', { WHATSAPP_TEMPLATE_EN: 'video_ready' }, /WHATSAPP_TEMPLATE_EN/],
  [
    'a live Mercado Pago token for a stand-in',
    { ...mercadoPago, MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADOPAGO_API_URL: 'http://127.0.0.1:1' },
    /MERCADOPAGO_ACCESS_TOKEN is a live key/,
  ],
  ['no database', { DATABASE_URL: '' }, /DATABASE_URL is missing/],
  ['another database', { DATABASE_URL: 'mysql://localhost' }, /DATABASE_URL must match/],
  ['a port that is none', { PORT: 'http' }, /PORT must be integer/],
  ['a port out of range', { PORT: '70000' }, /PORT must be <= 65535/],
  ['an unknown environment', { NODE_ENV: 'staging' }, /NODE_ENV .*: development, test, production/],
  ['a short password for the owner', { RECADINHO_OWNER_PASSWORD: 'short' }, /RECADINHO_OWNER_PASSWORD/],
  [
    'half of the Stripe keys',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /STRIPE_PUBLISHABLE_KEY is missing.*\n.*STRIPE_WEBHOOK_SECRET is missing/,
  ],
  [
    'half of a speech service',
    { SPEECH_SERVICE: 'openai', SPEECH_URL: 'https://speech.example.com', SPEECH_LICENCE: 'Terms' },
    /SPEECH_KEY is missing[\s\S]*SPEECH_MODEL is missing[\s\S]*SPEECH_VOICE_EN and SPEECH_VOICE_PT are missing/,
  ],
  [
    'a man’s voice without the one that it stands beside',
    {
      SPEECH_SERVICE: 'openai',
      SPEECH_URL: 'https://speech.example.com',
      SPEECH_KEY: 'key',
      SPEECH_MODEL: 'm',
      SPEECH_VOICE_PT: 'nova',
      SPEECH_VOICE_EN_MAN: 'onyx',
      SPEECH_LICENCE: 'Terms',
    },
    /SPEECH_VOICE_EN is missing, but SPEECH_VOICE_EN_MAN is set/,
  ],
  [
    'a model that says recordings, of another service',
    {
      SPEECH_SERVICE: 'openai',
      SPEECH_URL: 'https://speech.example.com',
      SPEECH_KEY: 'key',
      SPEECH_MODEL: 'm',
      SPEECH_VOICE_PT: 'nova',
      SPEECH_LICENCE: 'Terms',
      SPEECH_CONVERSION_MODEL: 'sts',
    },
    /SPEECH_CONVERSION_MODEL is set, but SPEECH_SERVICE is openai/,
  ],
  [
    'a speech service that is not chosen',
    { SPEECH_KEY: 'key' },
    /SPEECH_KEY is set, but SPEECH_SERVICE is none/,
  ],
  [
    'a service’s key beside models',
    { SPEECH_SERVICE: 'neural', SPEECH_KEY: 'key' },
    /SPEECH_KEY is set, but SPEECH_SERVICE is neural/,
  ],
  [
    'a program beside a service that is not one',
    { SPEECH_PROGRAM_PT: 'rhvoice' },
    /SPEECH_PROGRAM_PT is set, but SPEECH_SERVICE is none/,
  ],
  [
    'a program that nobody knows',
    { SPEECH_PROGRAM_EN: 'espeak' },
    /SPEECH_PROGRAM_EN .*: flite, festival, rhvoice/,
  ],
  ['half of a bucket', { S3_BUCKET: 'videos' }, /S3_ENDPOINT is missing, but S3_BUCKET is set/],
  ['a stand-in without keys', { STRIPE_API_URL: 'http://localhost:1' }, /STRIPE_SECRET_KEY is missing/],
  [
    'a live key for a stand-in',
    { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_URL: 'http://localhost:1' },
    /live key/,
  ],
])('%s is refused', (_, change, message) => {
  expect(() => readConfig({ ...least, ...change })).toThrow(message)
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a stand-in',
    { STRIPE_API_URL: 'http://localhost:1', STRIPE_SECRET_KEY: 'sk_test_1' },
    /STRIPE_API_URL names a stand-in/,
  ],
  [
    'a script of a stand-in',
    { STRIPE_SCRIPT_URL: 'http://localhost:1/s.js' },
    /STRIPE_SCRIPT_URL names a stand-in/,
  ],
  ['test keys', stripe, /STRIPE_SECRET_KEY is a test key.*\n.*STRIPE_PUBLISHABLE_KEY is a test key/],
  ['an empty webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is missing/],
  [
    'a stand-in of payment links',
    { SANDBOX_LINKS_URL: 'http://localhost:1' },
    /SANDBOX_LINKS_URL names a stand-in/,
  ],
  [
    'Mercado Pago’s stand-in',
    { ...mercadoPago, MERCADOPAGO_API_URL: 'http://localhost:1' },
    /MERCADOPAGO_ACCESS_TOKEN is a test key(.*\n)*.*MERCADOPAGO_API_URL names a stand-in/,
  ],
  ['a test key that is restricted', { STRIPE_SECRET_KEY: 'rk_test_1' }, /STRIPE_SECRET_KEY is a test key/],
  [
    'a test key for browsers',
    { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    /STRIPE_PUBLISHABLE_KEY is a test key/,
  ],
  [
    'the sandbox’s webhook secret',
    { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_only_for_local_use' },
    /STRIPE_WEBHOOK_SECRET is the sandbox/,
  ],
  [
    'the script of Mercado Pago’s stand-in',
    { ...liveMercadoPago, MERCADOPAGO_SCRIPT_URL: 'http://localhost:1/s.js' },
    /MERCADOPAGO_SCRIPT_URL names a stand-in/,
  ],
  [
    'Mercado Pago’s test token',
    { ...liveMercadoPago, MERCADOPAGO_ACCESS_TOKEN: 'TEST-1' },
    /MERCADOPAGO_ACCESS_TOKEN is a test key/,
  ],
  [
    'Mercado Pago’s test key for browsers',
    { ...liveMercadoPago, MERCADOPAGO_PUBLIC_KEY: 'TEST-2' },
    /MERCADOPAGO_PUBLIC_KEY is a test key/,
  ],
  [
    'an empty webhook secret of Mercado Pago’s',
    { ...liveMercadoPago, MERCADOPAGO_WEBHOOK_SECRET: '' },
    /MERCADOPAGO_WEBHOOK_SECRET is missing/,
  ],
  [
    'the sandbox’s secret of Mercado Pago’s notifications',
    { ...liveMercadoPago, MERCADOPAGO_WEBHOOK_SECRET: 'notifications for local use only' },
    /MERCADOPAGO_WEBHOOK_SECRET is the sandbox/,
  ],
  ['half of a PIX key', { PIX_KEY: 'loja@example.com' }, /PIX_MERCHANT_NAME is missing[^]*PIX_MERCHANT_CITY/],
  ['a bank’s secret without a PIX key', { PIX_WEBHOOK_SECRET: 'x'.repeat(32) }, /PIX_KEY is missing/],
  [
    'a bank’s short secret',
    { ...pixKey, PIX_WEBHOOK_SECRET: 'short' },
    /PIX_WEBHOOK_SECRET must have at least 32/,
  ],
  [
    'the sandbox’s bank',
    { ...pixKey, PIX_WEBHOOK_SECRET: 'the word of the sandbox bank, locally' },
    /PIX_WEBHOOK_SECRET is the sandbox/,
  ],
  ['nobody’s PIX key', { ...pixKey, PIX_KEY: 'sandbox@recadinho.example' }, /PIX_KEY is nobody/],
  ['plain http', { PUBLIC_URL: 'http://example.com' }, /PUBLIC_URL must start with https/],
  ['no secret', { LINK_SECRET: '' }, /LINK_SECRET must have at least 32/],
  ['no address of the web server in front (A14)', { TRUST_PROXY: '' }, /TRUST_PROXY is missing/],
  [
    'a speech service without TLS',
    {
      SPEECH_SERVICE: 'elevenlabs',
      SPEECH_URL: 'http://speech.example.com',
      SPEECH_KEY: 'key',
      SPEECH_MODEL: 'm',
      SPEECH_VOICE_PT: 'nova',
      SPEECH_LICENCE: 'Terms',
    },
    /SPEECH_URL must start with https/,
  ],
  ['the local storage', { ...s3, S3_SECRET_ACCESS_KEY: 'for local use only' }, /forgets everything/],
  ['no rate limits', { RATE_LIMITS: 'off' }, /RATE_LIMITS/],
])('§6.42: production refuses %s', (_, change, message) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(message)
})

test('every fault is reported at once, and no value', () => {
  const read = () =>
    readConfig({ ...production, STRIPE_SECRET_KEY: 'sk_test_secret', LINK_SECRET: 'short-secret' })
  expect(read).toThrow(/LINK_SECRET[^]*STRIPE_SECRET_KEY/)
  expect(read).not.toThrow(/sk_test_secret|short-secret/)
})

test.each([
  ['DATABASE_URL', 'postgres://shop:s3cret/word@db/shop', '%2F'],
  ['DATABASE_URL', 'postgres://shop:s3cret#word@db/shop', 'DATABASE_URL is no address'],
  ['PUBLIC_URL', 'https://', 'PUBLIC_URL is no address'],
  ['ADMIN_URL', 'https://:s3cret', 'ADMIN_URL is no address'],
  ['SMTP_URL', 'smtp://mail:s3cret/word@host:587', 'SMTP_URL is no address'],
  ['TRUST_PROXY', 's3cret', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '1', 'TRUST_PROXY must be'],
])('%s=%s is told as a fault, and not shown', (name, value, fault) => {
  const read = () => readConfig({ ...least, [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(fault)
  expect(read).not.toThrow('s3cret')
})

test.each([
  ['DATABASE_URL', 'postgres://shop:s3%23cret@db:5432/shop?sslmode=require'],
  ['DATABASE_URL', 'postgres://shop@/shop?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql:///shop'],
  ['TRUST_PROXY', '10.0.0.0/8, 127.0.0.1,::1,fd00::/8,loopback,172.16.0.0/255.240.0.0'],
])('%s=%s is taken', (name, value) => {
  expect(() => readConfig({ ...least, [name]: value })).not.toThrow()
})

test('.env.example lists every variable, and only those', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const ofOthers = new Set([
    'PORT_BASE',
    'DATA_DIR',
    'SHOP_DOMAIN',
    'ADMIN_DOMAIN',
    'POSTGRES_PASSWORD',
    'API_REPLICAS',
    'JOBS_REPLICAS',
    'FILMS_REPLICAS',
    // Used by the page renderer.
    'API_URL',
    'PAGES_DIR',
    'RENDERER_PORT',
    // Used by the web server.
    'PIXEL_CALLS',
    'PIXEL_SCRIPTS',
    'API_RESPONSE_TIMEOUT',
    'CADDY_GLOBAL',
  ])
  expect(new Set(listed.filter((name) => !ofOthers.has(String(name))))).toEqual(new Set(environmentNames))
})
