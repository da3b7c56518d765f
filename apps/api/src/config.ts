import { isIP } from 'node:net'
import type { ProviderGateway } from '@recadinho/contracts/filters'
import { speechConfig, speechFaults, speechVariables, type SpeechConfig } from './config-speech.ts'
import {
  faultsOf,
  integer,
  oneOf,
  optional,
  optionalUrl,
  orFault,
  parse,
  Service,
  standIn,
  text,
  url,
  valuesOf,
  variablesOf,
  type Declared,
  type Environment,
  type Values,
} from './config-variables.ts'

const httpsOnly = orFault('must start with https:// in production', (value) => !value.startsWith('https://'))
const testKey = (pattern: RegExp) => ({
  production: orFault('is a test key, which production refuses', (value) => pattern.test(value)),
})
const stripeTest = testKey(/^[a-z]+_test_/)
const mercadoPagoTest = testKey(/^TEST-/)
const isLocal = (value: string) => /sandbox|local use/.test(value)
const secret = {
  production: orFault('is the sandbox’s, which anybody can read; production refuses it', isLocal),
}
const template = (name: string, byDefault: string) =>
  text(name, { pattern: '^[a-z0-9_]+/[a-zA-Z_]+$', default: byDefault }).as((value) => {
    const [first = '', language = ''] = value.split('/')
    return { name: first, language }
  })
const tooShort = 'must have at least 32 characters in production'

/** Every environment variable that the API reads, by what it becomes. `.env.example` explains them to operators. */
const declared = {
  environment: oneOf('NODE_ENV', ['development', 'test', 'production'], 'development'),
  host: text('HOST', { default: '127.0.0.1' }),
  port: integer('PORT', { minimum: 0, maximum: 65_535, default: 3002 }),
  databaseUrl: text('DATABASE_URL', {
    pattern: '^postgres(ql)?://',
    // An empty host means a socket, which the URL standard does not allow.
    fault: orFault(
      'is no address; write / ? # of a password as %2F %3F %23',
      (value) => !URL.canParse(value.replace('@/', '@socket/')),
    ),
  }),
  poolSize: integer('DATABASE_POOL', { minimum: 2, maximum: 200, default: 10 }),
  /** Origins of the storefront and the admin app. */
  publicOrigin: url('PUBLIC_URL', { default: 'http://localhost:3000', production: httpsOnly }).as(originOf),
  adminOrigin: url('ADMIN_URL', { default: 'http://localhost:3001', production: httpsOnly }).as(originOf),
  /** Addresses of the proxies whose forwarded headers are trusted; none if absent. */
  trustProxy: optional('TRUST_PROXY', {
    fault: orFault(
      'must be addresses or networks, such as 10.0.0.0/8, separated by commas',
      (value) => !value.split(',').every((proxy) => isNetwork(proxy.trim())),
    ),
    production: orFault(
      'is missing: every caller would share the limits of the web server’s address',
      (value) => value === '',
    ),
  }),
  /** Derives the secrets of private order links. */
  linkSecret: optional('LINK_SECRET', { production: orFault(tooShort, (value) => value.length < 32) }).as(
    (value) => value ?? 'for development only, never in production',
  ),
  /** The keys of each payment provider. */
  gateways: {
    stripe: new Service({
      secretKey: text('STRIPE_SECRET_KEY', { live: /^sk_live_/, ...stripeTest }),
      publishableKey: text('STRIPE_PUBLISHABLE_KEY', stripeTest),
      webhookSecret: text('STRIPE_WEBHOOK_SECRET', secret),
      apiUrl: standIn('STRIPE_API_URL'),
      /** Of the stand-in's browser script. */
      scriptUrl: standIn('STRIPE_SCRIPT_URL'),
    }),
    mercadopago: new Service({
      accessToken: text('MERCADOPAGO_ACCESS_TOKEN', { live: /^APP_USR-/, ...mercadoPagoTest }),
      publicKey: text('MERCADOPAGO_PUBLIC_KEY', mercadoPagoTest),
      webhookSecret: text('MERCADOPAGO_WEBHOOK_SECRET', secret),
      apiUrl: standIn('MERCADOPAGO_API_URL'),
      scriptUrl: standIn('MERCADOPAGO_SCRIPT_URL'),
    }),
  } satisfies Record<ProviderGateway, Service<Declared>>,
  /** The shop's own PIX key. */
  pixKey: new Service({
    key: text('PIX_KEY', {
      maxLength: 77,
      production: orFault('is nobody’s key: money sent to it would be lost', (value) =>
        value.endsWith('.example'),
      ),
    }),
    merchant: text('PIX_MERCHANT_NAME', { maxLength: 25 }),
    city: text('PIX_MERCHANT_CITY', { maxLength: 15 }),
    /** Without it the bank's webhook is off, and staff confirm by hand. */
    webhookSecret: optional('PIX_WEBHOOK_SECRET', {
      production: (value) => secret.production(value) ?? (value && value.length < 32 ? tooShort : undefined),
    }),
  }),
  /** Timeout of a payment gateway's call; a call without an answer is retried once. */
  gatewayTimeoutMs: integer('GATEWAY_TIMEOUT_MS', { minimum: 100, maximum: 60_000, default: 8000 }),
  /** A stand-in's page for payment links; the seed sets it for each package. */
  sandboxLinksUrl: standIn('SANDBOX_LINKS_URL'),
  sandboxLandingUrl: standIn('SANDBOX_LANDING_URL'),
  /** The mail server; without one, messages wait for staff. */
  smtpUrl: optionalUrl('SMTP_URL', { pattern: '^smtps?://' }),
  /** Sender of emails: an address, with or without a name. */
  mailFrom: optional('MAIL_FROM', { maxLength: 254 }),
  /** WhatsApp's Cloud API; without it, staff send messages by hand. */
  whatsapp: new Service({
    phoneNumberId: text('WHATSAPP_PHONE_NUMBER_ID', { pattern: '^[0-9]+$' }),
    accessToken: text('WHATSAPP_ACCESS_TOKEN', { live: /^EAA/ }),
    /** Meta signs its webhooks with it. */
    appSecret: text('WHATSAPP_APP_SECRET', secret),
    /** Meta sends it when the webhook is set up. */
    verifyToken: text('WHATSAPP_VERIFY_TOKEN', secret),
    /** The shop's templates approved by Meta. */
    templates: {
      en: template('WHATSAPP_TEMPLATE_EN', 'video_ready/en'),
      pt: template('WHATSAPP_TEMPLATE_PT', 'video_ready/pt_BR'),
    },
    apiUrl: standIn('WHATSAPP_API_URL'),
  }),
  /** Stand-ins for advertisers' APIs and pixel scripts. */
  adStandIns: {
    meta: { apiUrl: standIn('META_API_URL'), scriptUrl: standIn('META_SCRIPT_URL') },
    tiktok: { apiUrl: standIn('TIKTOK_API_URL'), scriptUrl: standIn('TIKTOK_SCRIPT_URL') },
  },
  /** Any endpoint with OpenAI's chat completions API; without one the shop's own writer drafts every script. */
  scriptWriter: new Service({
    /** The base URL, to which `/chat/completions` is appended. */
    url: url('SCRIPT_WRITER_URL', {
      production: orFault('must start with https:// in production: it gets what parents wrote', (value) =>
        value.startsWith('http://'),
      ),
    }).as((value) => value.replace(/\/+$/, '')),
    key: optional('SCRIPT_WRITER_KEY'),
    model: text('SCRIPT_WRITER_MODEL'),
    /** Timeout of a whole draft, including all tries. */
    timeoutMs: integer('SCRIPT_WRITER_TIMEOUT_MS', { minimum: 100, maximum: 60_000, default: 20_000 }),
  }),
  /** How many drafts the shop pays for: per network and hour, per order and day, and per day in all. */
  scriptBudget: {
    perVisitor: integer('SCRIPT_WRITER_PER_VISITOR', { minimum: 0, maximum: 100_000, default: 30 }),
    perOrder: integer('SCRIPT_WRITER_PER_ORDER', { minimum: 0, maximum: 100_000, default: 12 }),
    perDay: integer('SCRIPT_WRITER_PER_DAY', { minimum: 0, maximum: 1_000_000, default: 500 }),
  },
  speech: speechVariables,
  /** Folder of finished videos; shared by all processes that serve them. */
  videoDir: text('VIDEO_DIR', { default: '.data/videos' }),
  /** Folder of videos during upload and check; shared by all processes. */
  uploadDir: text('UPLOAD_DIR', { default: '.data/uploads' }),
  /** ffmpeg's name or path; without it, videos have no small copy. */
  ffmpegPath: text('FFMPEG_PATH', { default: 'ffmpeg' }),
  films: {
    /** Whether the shop makes a film of each paid order. */
    enabled: oneOf('FILMS', ['on', 'off'], 'on').as((value) => value === 'on'),
    /** The encoder, if it is another ffmpeg; it is fed nothing from outside. */
    ffmpegPath: optional('FILM_FFMPEG_PATH'),
    /** How far it gives way to other programs: 0 not at all, 19 always. */
    nice: integer('FILM_NICE', { minimum: 0, maximum: 19, default: 19 }),
  },
  /** The page renderer's URL, for its state; without one staff do not see it. */
  rendererUrl: optionalUrl('RENDERER_URL'),
  /** A bucket of S3 or of a compatible service, which stores finished videos instead of the folder. */
  s3: new Service({
    endpoint: url('S3_ENDPOINT'),
    bucket: text('S3_BUCKET', { pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' }),
    region: text('S3_REGION'),
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY', {
      production: orFault(
        'is the local storage’s, which forgets everything; production refuses it',
        (value) => value.includes('local use'),
      ),
    }),
  }),
  /** The header in which the web server passes the caller's country. */
  countryHeader: optional('COUNTRY_HEADER', { pattern: '^[a-z0-9-]{1,60}$' }),
  /** Where events are kept in place of PostgreSQL. */
  clickhouse: optionalUrl('CLICKHOUSE_URL', {
    pattern: '^https?://[^/?#]+(?:/[a-z][a-z0-9_]{0,62})?/?$',
  }).as((value) => (value === undefined ? undefined : clickhouseConfig(value))),
  ownerPassword: optional('RECADINHO_OWNER_PASSWORD', { minLength: 12, maxLength: 200 }),
  logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  jobs: oneOf('JOBS', ['inline', 'off', 'only', 'films'], 'inline'),
  rateLimits: oneOf('RATE_LIMITS', ['on', 'off'], 'on', {
    production: orFault('cannot be off in production', (value) => value === 'off'),
  }).as((value) => value === 'on'),
  /** How long to answer "not ready" before the server closes, so that a load balancer stops sending requests first. */
  shutdownGraceMs: integer('SHUTDOWN_GRACE_MS', { minimum: 0, maximum: 60_000, default: 0 }),
  /** How long the event loop may stand still before the process ends itself; 0 for as long as it likes. */
  stallLimitMs: integer('STALL_LIMIT_MS', { minimum: 0, maximum: 600_000, default: 30_000 }),
}

export interface Config extends Omit<Values<typeof declared>, 'speech'> {
  mailFrom: string
  films: FilmConfig
  speech: SpeechConfig
}
/** `searchPath`: where the encoder is looked up by its name. */
export type FilmConfig = Values<typeof declared>['films'] & { ffmpegPath: string; searchPath: string }
/** A provider's keys, and its stand-in's URLs if there is one. */
export type GatewayConfig<Name extends ProviderGateway> = NonNullable<Config['gateways'][Name]>
export type PixKeyConfig = NonNullable<Config['pixKey']>
export type WhatsappConfig = NonNullable<Config['whatsapp']>
export type ScriptWriterConfig = NonNullable<Config['scriptWriter']>
export type S3Config = NonNullable<Config['s3']>
export type ClickHouseConfig = ReturnType<typeof clickhouseConfig>

/** An invalid configuration; the message has one line per fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

/** Builds the configuration from environment variables; throws a `ConfigError` that names every fault but no value. */
export function readConfig(env: Environment): Config {
  const { parsed, faults } = parse(declared, env)
  if (faults.length > 0) throw new ConfigError(faults)
  const further = [
    ...faultsOf(declared, parsed, parsed['NODE_ENV'] === 'production'),
    ...speechFaults(parsed),
  ]
  if (further.length > 0) throw new ConfigError(further)
  const values = valuesOf(declared, parsed)
  return {
    ...values,
    mailFrom: values.mailFrom ?? `no-reply@${new URL(values.publicOrigin).hostname}`,
    films: {
      ...values.films,
      ffmpegPath: values.films.ffmpegPath ?? values.ffmpegPath,
      searchPath: env['PATH'] ?? '',
    },
    speech: speechConfig(values.speech, env['PATH'] ?? ''),
  }
}

/** The names of all variables, to check that `.env.example` lists each. */
export const environmentNames: readonly string[] = variablesOf(declared).map(({ name }) => name)

function originOf(address: string): string {
  return new URL(address).origin
}

/** `https://user:password@clickhouse.example:8443/recadinho` */
export function clickhouseConfig(address: string) {
  const { origin, pathname, username, password } = new URL(address)
  return {
    url: `${origin}/`,
    database: pathname.replaceAll('/', '') || 'recadinho',
    user: username === '' ? undefined : decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
  }
}

/** As Fastify accepts them: an address, a network with prefix length or mask, or the name of a common range. */
function isNetwork(range: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(range)) return true
  const [address = '', size, ...more] = range.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (size === undefined) return true
  return /^\d{1,3}$/.test(size) ? Number(size) <= (version === 4 ? 32 : 128) : isIP(size) === version
}
