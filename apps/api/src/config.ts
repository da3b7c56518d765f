import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { clickhouseAddress, clickhouseConfig, type ClickHouseConfig } from './config-clickhouse.ts'
import { addressFaults } from './config-addresses.ts'
import { filmConfig, type FilmConfig } from './config-films.ts'
import {
  gatewayConfigs,
  gatewayFaults,
  gatewayStandIns,
  gatewayTestKeys,
  gatewayVariables,
  gatewayWebhookSecrets,
  keyFaults,
  type GatewayConfigs,
} from './config-gateways.ts'
import { pixKeyConfig, type PixKeyConfig } from './config-pix-key.ts'
import { s3Config, s3Names, type S3Config } from './config-s3.ts'
import {
  scriptBudgetOf,
  scriptWriterConfig,
  type ScriptBudget,
  type ScriptWriterConfig,
} from './config-script-writer.ts'
import { adStandIns, type AdStandIns } from './config-ad-stand-ins.ts'
import { whatsappConfig, type WhatsappConfig } from './config-whatsapp.ts'

const text = (options = {}) => Type.String({ minLength: 1, ...options })
const flag = (value: 'on' | 'off') => Type.Enum(['on', 'off'], { default: value })

/** Every environment variable that the API reads. Empty counts as absent. */
const Environment = Type.Object({
  NODE_ENV: Type.Enum(['development', 'test', 'production'], { default: 'development' }),
  HOST: text({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3002 }),
  DATABASE_URL: text({ pattern: '^postgres(ql)?://' }),
  DATABASE_POOL: Type.Integer({ minimum: 2, maximum: 200, default: 10 }),
  PUBLIC_URL: text({ pattern: '^https?://', default: 'http://localhost:3000' }),
  ADMIN_URL: text({ pattern: '^https?://', default: 'http://localhost:3001' }),
  TRUST_PROXY: Type.Optional(text()),
  LINK_SECRET: Type.Optional(text()),
  ...gatewayVariables,
  PIX_KEY: Type.Optional(text({ maxLength: 77 })),
  PIX_MERCHANT_NAME: Type.Optional(text({ maxLength: 25 })),
  PIX_MERCHANT_CITY: Type.Optional(text({ maxLength: 15 })),
  PIX_WEBHOOK_SECRET: Type.Optional(text()),
  GATEWAY_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 8000 }),
  SANDBOX_LINKS_URL: Type.Optional(text({ pattern: '^https?://' })),
  SANDBOX_LANDING_URL: Type.Optional(text({ pattern: '^https?://' })),
  SMTP_URL: Type.Optional(text({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(text({ maxLength: 254 })),
  WHATSAPP_PHONE_NUMBER_ID: Type.Optional(text({ pattern: '^[0-9]+$' })),
  WHATSAPP_ACCESS_TOKEN: Type.Optional(text()),
  WHATSAPP_APP_SECRET: Type.Optional(text()),
  WHATSAPP_VERIFY_TOKEN: Type.Optional(text()),
  WHATSAPP_TEMPLATE_EN: text({ pattern: '^[a-z0-9_]+/[a-zA-Z_]+$', default: 'video_ready/en' }),
  WHATSAPP_TEMPLATE_PT: text({ pattern: '^[a-z0-9_]+/[a-zA-Z_]+$', default: 'video_ready/pt_BR' }),
  WHATSAPP_API_URL: Type.Optional(text({ pattern: '^https?://' })),
  META_API_URL: Type.Optional(text({ pattern: '^https?://' })),
  META_SCRIPT_URL: Type.Optional(text({ pattern: '^https?://' })),
  TIKTOK_API_URL: Type.Optional(text({ pattern: '^https?://' })),
  TIKTOK_SCRIPT_URL: Type.Optional(text({ pattern: '^https?://' })),
  SCRIPT_WRITER_URL: Type.Optional(text({ pattern: '^https?://' })),
  SCRIPT_WRITER_KEY: Type.Optional(text()),
  SCRIPT_WRITER_MODEL: Type.Optional(text()),
  SCRIPT_WRITER_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 20_000 }),
  SCRIPT_WRITER_PER_VISITOR: Type.Integer({ minimum: 0, maximum: 100_000, default: 30 }),
  SCRIPT_WRITER_PER_ORDER: Type.Integer({ minimum: 0, maximum: 100_000, default: 12 }),
  SCRIPT_WRITER_PER_DAY: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 500 }),
  VIDEO_DIR: text({ default: '.data/videos' }),
  UPLOAD_DIR: text({ default: '.data/uploads' }),
  FFMPEG_PATH: text({ default: 'ffmpeg' }),
  FILMS: flag('on'),
  FILM_FFMPEG_PATH: Type.Optional(text()),
  RENDERER_URL: Type.Optional(text({ pattern: '^https?://' })),
  S3_ENDPOINT: Type.Optional(text({ pattern: '^https?://' })),
  S3_BUCKET: Type.Optional(text({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })),
  S3_REGION: Type.Optional(text()),
  S3_ACCESS_KEY_ID: Type.Optional(text()),
  S3_SECRET_ACCESS_KEY: Type.Optional(text()),
  RECADINHO_OWNER_PASSWORD: Type.Optional(text({ minLength: 12, maxLength: 200 })),
  COUNTRY_HEADER: Type.Optional(text({ pattern: '^[a-z0-9-]{1,60}$' })),
  CLICKHOUSE_URL: Type.Optional(text({ pattern: clickhouseAddress })),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
  JOBS: Type.Enum(['inline', 'off', 'only', 'films'], { default: 'inline' }),
  RATE_LIMITS: flag('on'),
  SHUTDOWN_GRACE_MS: Type.Integer({ minimum: 0, maximum: 60_000, default: 0 }),
  STALL_LIMIT_MS: Type.Integer({ minimum: 0, maximum: 600_000, default: 30_000 }),
})
type Environment = Static<typeof Environment>

export interface Config {
  environment: Environment['NODE_ENV']
  host: string
  port: number
  databaseUrl: string
  poolSize: number
  /** Origins of the storefront and the admin app. */
  publicOrigin: string
  adminOrigin: string
  /** Addresses of the proxies whose forwarded headers are trusted; none if absent. */
  trustProxy: string | undefined
  /** Derives the secrets of private order links. */
  linkSecret: string
  gateways: GatewayConfigs
  /** The shop's own PIX key. */
  pixKey: PixKeyConfig | undefined
  /** Timeout of a payment gateway's call; a call without an answer is retried once. */
  gatewayTimeoutMs: number
  /** A stand-in's page for payment links; the seed sets it for each package. Never in production. */
  sandboxLinksUrl: string | undefined
  sandboxLandingUrl: string | undefined
  /** The mail server; without one, messages wait for staff. */
  smtpUrl: string | undefined
  /** Sender of emails: an address, with or without a name. */
  mailFrom: string
  /** Without it, staff send messages by hand. */
  whatsapp: WhatsappConfig | undefined
  adStandIns: AdStandIns
  /** A service that drafts scripts; without it the shop's own writer does. */
  scriptWriter: ScriptWriterConfig | undefined
  scriptBudget: ScriptBudget
  /** Folder of finished videos; shared by all processes that serve them. */
  videoDir: string
  /** Folder of videos during upload and check; shared by all processes. */
  uploadDir: string
  /** ffmpeg's name or path; without it, videos have no small copy. */
  ffmpegPath: string
  films: FilmConfig
  /** The page renderer's URL, for its state; without one staff do not see it. */
  rendererUrl: string | undefined
  /** Stores finished videos instead of the folder. */
  s3: S3Config | undefined
  /** The header in which the web server passes the caller's country. */
  countryHeader: string | undefined
  clickhouse: ClickHouseConfig | undefined
  ownerPassword: string | undefined
  logLevel: Environment['LOG_LEVEL']
  jobs: Environment['JOBS']
  rateLimits: boolean
  /** How long to answer "not ready" before the server closes, so that a load balancer stops sending requests first. */
  shutdownGraceMs: number
  /** How long the event loop may stand still before the process ends itself; 0 for as long as it likes. */
  stallLimitMs: number
}

/** An invalid configuration; the message has one line per fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

/** Builds the configuration from environment variables; throws a `ConfigError` that names every fault but no value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = parse(env)
  const faults = [
    ...addressFaults(variables),
    ...gatewayFaults(variables),
    ...keyFaults(variables, whatsappKeys),
    ...incomplete(variables, pixNames, ['PIX_WEBHOOK_SECRET']),
    ...incomplete(variables, s3Names),
    ...incomplete(variables, scriptWriterNames, ['SCRIPT_WRITER_KEY']),
    ...(variables.NODE_ENV === 'production' ? productionFaults(variables) : []),
  ]
  if (faults.length > 0) throw new ConfigError(faults)
  return {
    environment: variables.NODE_ENV,
    host: variables.HOST,
    port: variables.PORT,
    databaseUrl: variables.DATABASE_URL,
    poolSize: variables.DATABASE_POOL,
    publicOrigin: new URL(variables.PUBLIC_URL).origin,
    adminOrigin: new URL(variables.ADMIN_URL).origin,
    trustProxy: variables.TRUST_PROXY,
    linkSecret: variables.LINK_SECRET ?? 'for development only, never in production',
    gateways: gatewayConfigs(variables),
    pixKey: pixKeyConfig(variables),
    gatewayTimeoutMs: variables.GATEWAY_TIMEOUT_MS,
    sandboxLinksUrl: variables.SANDBOX_LINKS_URL,
    sandboxLandingUrl: variables.SANDBOX_LANDING_URL,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `no-reply@${new URL(variables.PUBLIC_URL).hostname}`,
    whatsapp: whatsappConfig(variables),
    adStandIns: adStandIns(variables),
    scriptWriter: scriptWriterConfig(variables),
    scriptBudget: scriptBudgetOf(variables),
    videoDir: variables.VIDEO_DIR,
    uploadDir: variables.UPLOAD_DIR,
    ffmpegPath: variables.FFMPEG_PATH,
    films: filmConfig(variables, env['PATH']),
    rendererUrl: variables.RENDERER_URL,
    s3: s3Config(variables),
    countryHeader: variables.COUNTRY_HEADER,
    clickhouse: clickhouseConfig(variables.CLICKHOUSE_URL),
    ownerPassword: variables.RECADINHO_OWNER_PASSWORD,
    logLevel: variables.LOG_LEVEL,
    jobs: variables.JOBS,
    rateLimits: variables.RATE_LIMITS === 'on',
    shutdownGraceMs: variables.SHUTDOWN_GRACE_MS,
    stallLimitMs: variables.STALL_LIMIT_MS,
  }
}

/** The names of all variables, to check that `.env.example` lists each. */
export const environmentNames: readonly string[] = Object.keys(Environment.properties)

function parse(env: Record<string, string | undefined>): Environment {
  const validator = Compile(Environment)
  const known = environmentNames.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []))
  const variables = validator.Default(validator.Convert(Object.fromEntries(known)))
  if (validator.Check(variables)) return variables
  const faults = validator.Errors(variables).flatMap((error) => {
    const missing: string[] = error.keyword === 'required' ? error.params.requiredProperties : []
    return missing.length > 0
      ? missing.map((name) => `${name} is missing`)
      : [`${error.instancePath.slice(1)} ${error.message}${allowed(error.params)}`]
  })
  throw new ConfigError([...new Set(faults)])
}

const allowed = (params: object) =>
  'allowedValues' in params ? `: ${[params.allowedValues].flat().join(', ')}` : ''

const whatsappKeys = {
  brand: 'WhatsApp',
  names: [
    'WHATSAPP_ACCESS_TOKEN',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ],
  live: /^EAA/,
  apiUrl: 'WHATSAPP_API_URL',
}

const pixNames = ['PIX_KEY', 'PIX_MERCHANT_NAME', 'PIX_MERCHANT_CITY'] as const
const scriptWriterNames = ['SCRIPT_WRITER_URL', 'SCRIPT_WRITER_MODEL'] as const

/** All of these are required if one of them, or of the optional ones, is set. */
function incomplete(
  variables: Environment,
  names: readonly (keyof Environment)[],
  optional: readonly (keyof Environment)[] = [],
): string[] {
  const set = [...names, ...optional].find((name) => variables[name] !== undefined)
  if (set === undefined) return []
  return names
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name} is missing, but ${set} is set`)
}

/** The URLs of stand-ins, which must not be set in production. */
const standIns = [
  ...gatewayStandIns,
  'SANDBOX_LINKS_URL',
  'SANDBOX_LANDING_URL',
  'WHATSAPP_API_URL',
  'META_API_URL',
  'META_SCRIPT_URL',
  'TIKTOK_API_URL',
  'TIKTOK_SCRIPT_URL',
]

const webhookSecrets = [
  ...gatewayWebhookSecrets,
  'PIX_WEBHOOK_SECRET',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
]

function productionFaults(variables: Environment): string[] {
  const faults: string[] = []
  const given: Readonly<Record<string, string | number | undefined>> = variables
  for (const name of standIns)
    if (given[name]) faults.push(`${name} names a stand-in, which production refuses`)
  for (const name of gatewayTestKeys(given)) faults.push(`${name} is a test key, which production refuses`)
  for (const name of webhookSecrets)
    if (/sandbox|local use/.test(String(given[name] ?? '')))
      faults.push(`${name} is the sandbox's, which anybody can read; production refuses it`)
  if (variables.PIX_KEY?.endsWith('.example'))
    faults.push('PIX_KEY is nobody’s key: money sent to it would be lost')
  for (const name of ['PUBLIC_URL', 'ADMIN_URL'] as const)
    if (!variables[name].startsWith('https://')) faults.push(`${name} must start with https:// in production`)
  if ((variables.LINK_SECRET ?? '').length < 32)
    faults.push('LINK_SECRET must have at least 32 characters in production')
  if (variables.PIX_WEBHOOK_SECRET && variables.PIX_WEBHOOK_SECRET.length < 32)
    faults.push('PIX_WEBHOOK_SECRET must have at least 32 characters in production')
  if (!variables.TRUST_PROXY)
    faults.push('TRUST_PROXY is missing: every caller would share the limits of the web server’s address')
  if (variables.SCRIPT_WRITER_URL?.startsWith('http://'))
    faults.push('SCRIPT_WRITER_URL must start with https:// in production: it gets what parents wrote')
  if (/local use/.test(variables.S3_SECRET_ACCESS_KEY ?? ''))
    faults.push(
      "S3_SECRET_ACCESS_KEY is the local storage's, which forgets everything; production refuses it",
    )
  if (variables.RATE_LIMITS === 'off') faults.push('RATE_LIMITS cannot be off in production')
  return faults
}
