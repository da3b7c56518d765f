import { setTimeout as pause } from 'node:timers/promises'
import { isEmail } from '@recadinho/contracts/email'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { check, unusableDatabase } from './check.ts'
import { systemClock } from './clock.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { closeContext, createContext } from './context.ts'
import { migrate } from './db/migrate.ts'
import { createLogger } from './logger.ts'
import { attachVideo, revokeVideo, UnusableFile } from './modules/videos/attach.ts'
import { copyCommand, recountCommand } from './modules/tracking/commands.ts'
import { startWatchdog } from './watchdog.ts'
import { createWorkers } from './workers.ts'
import {
  createFirstOwner,
  createStaffOwner,
  ownerPasswordFault,
  resetStaffOwner,
  type NewStaffOwner,
} from './modules/sessions/first-owner.ts'

/** How long a stopping server waits for open responses. */
const lastAnswersMs = 5000

/** The entry, and the only reader of the environment: `server.js [jobs | films | check | migrate | owner:create <e-mail> | owner:reset <e-mail> | video:attach <order> <file> [poster] | video:revoke <order> | tracking:copy | tracking:recount <from> <until>]`. */
async function main(command: string | undefined): Promise<void> {
  const config = readConfig(process.env)
  if (command === 'migrate') return await migrate(migrateOptions(config))
  if (command === 'check') return await check(config, (line) => process.stdout.write(`${line}\n`))
  const fault = await ownerPasswordFault(config)
  if (fault) throw new ConfigError([fault])
  if (command === 'owner:create' || command === 'owner:reset')
    return await ownerCommand(config, command, process.argv[3])
  if (command === 'video:attach' || command === 'video:revoke') return await videoCommand(config, command)
  if (command === 'tracking:copy' || command === 'tracking:recount')
    return await trackingCommand(config, command)
  if (command === 'jobs') return await serve({ ...config, jobs: 'only' })
  if (command === 'films') return await serve({ ...config, jobs: 'films' })
  if (command !== undefined)
    throw new ConfigError([
      `Unknown command ${command}. Use jobs, films, check, migrate, owner:create, owner:reset, video:attach, video:revoke, tracking:copy or tracking:recount`,
    ])
  await serve(config)
}

async function serve(config: Config): Promise<void> {
  await migrate(migrateOptions(config))
  const ctx = createContext(config)
  const { logger } = ctx
  startWatchdog(config.stallLimitMs, logger)
  await ctx.timekeeper.start()
  await ctx.notifications.start()
  // In production a command creates the owner, unless a password was configured for the first start.
  const answers = config.jobs === 'inline' || config.jobs === 'off'
  if (answers && (config.environment !== 'production' || config.ownerPassword))
    announce(await createFirstOwner(ctx), config)
  const workers = createWorkers(ctx)
  const app = await buildApp(ctx)
  closeWithGrace({ delay: 25_000, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'ending after an error')
    else logger.info({ signal }, 'shutting down')
    ctx.shutdown.abort()
    if (signal === 'SIGTERM') await pause(config.shutdownGraceMs)
    // Open responses are finished; a reader that never finishes is disconnected.
    const patience = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs)
    await app.close()
    clearTimeout(patience)
    await workers.stop()
    await closeContext(ctx)
  })
  const address = await app.listen({ host: config.host, port: config.port })
  logger.info({ address }, 'listening')
  // After listening, so that the first visitor does not wait for the workers.
  workers.start()
  const lacking = (await ctx.voice?.faults()) ?? []
  for (const fault of lacking) logger.warn(fault)
}

async function ownerCommand(
  config: Config,
  command: 'owner:create' | 'owner:reset',
  email: string | undefined,
): Promise<void> {
  if (!email || !isEmail(email)) throw new ConfigError([`${command} needs an email address`])
  await migrate(migrateOptions(config))
  const ctx = createContext(config)
  try {
    const creates = command === 'owner:create'
    const owner = await (creates ? createStaffOwner(ctx, email) : resetStaffOwner(ctx, email))
    if (!owner)
      throw new ConfigError([
        creates
          ? `${email} already has an account: use owner:reset`
          : `${email} has no account: use owner:create`,
      ])
    announce(owner, config)
  } finally {
    await closeContext(ctx)
  }
}

/** Attaches a finished video to its order by hand, or withdraws it. */
async function videoCommand(config: Config, command: 'video:attach' | 'video:revoke'): Promise<void> {
  const [number, file, poster] = process.argv.slice(3)
  const ctx = createContext(config)
  try {
    if (command === 'video:revoke' && number) return await revokeVideo(ctx, number)
    if (!number || !file) throw new ConfigError([`${command} needs an order number and a file`])
    await attachVideo(ctx, { number, file, poster })
  } finally {
    await closeContext(ctx)
  }
}

/** Takes visits over to ClickHouse, or counts them again. */
async function trackingCommand(config: Config, command: 'tracking:copy' | 'tracking:recount'): Promise<void> {
  await migrate(migrateOptions(config))
  const ctx = createContext(config)
  try {
    await (command === 'tracking:copy' ? copyCommand(ctx) : recountCommand(ctx, process.argv.slice(3)))
  } finally {
    await closeContext(ctx)
  }
}

/** Shows a new owner's password, once, and only if it was generated. */
function announce(owner: NewStaffOwner | undefined, config: Config): void {
  if (!owner) return
  const password = config.ownerPassword
    ? 'as set in RECADINHO_OWNER_PASSWORD'
    : `${owner.password} (shown only once)`
  process.stdout.write(`Admin sign-in: ${owner.email}, password ${password}\n`)
}

/** A one-line message for errors that the operator can fix; `undefined` for bugs. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof UnusableFile) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return 'The port is already in use: stop whatever is using it, or set a different PORT.'
  return databaseCodes.has(String(error.code)) ? unusableDatabase(error) : undefined
}

/** What a connection to the database fails with if its URL is wrong or it does not run. */
const databaseCodes = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ETIMEDOUT 28P01 28000 3D000 57P03'.split(' '),
)

const migrateOptions = (config: Config) => ({
  databaseUrl: config.databaseUrl,
  logger: createLogger(config),
  clock: systemClock,
  sandboxLinksUrl: config.sandboxLinksUrl,
  sandboxLandingUrl: config.sandboxLandingUrl,
})

try {
  await main(process.argv[2])
} catch (error) {
  const why = explain(error)
  if (why === undefined) throw error
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
