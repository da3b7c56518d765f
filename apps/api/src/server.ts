import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { closeContext, createContext, type Context } from './context.ts'
import { migrate } from './db/migrate.ts'
import { createLogger } from './logger.ts'
import { createFirstOwner, createOwner, type NewOwner } from './modules/sessions/first-owner.ts'

/** The entry, and the only reader of the environment: `server.js [jobs | migrate | owner:create <e-mail>]`. */
async function main(command: string | undefined): Promise<void> {
  const config = readConfig(process.env)
  if (command === 'migrate') return await migrate(migrateOptions(config))
  if (command === 'owner:create') return await ownerCommand(config, process.argv[3])
  if (command === 'jobs') return await serve({ ...config, jobs: 'only' })
  if (command !== undefined) throw new ConfigError([`There is no command ${command}: use jobs, migrate or owner:create`])
  await serve(config)
}

async function serve(config: Config): Promise<void> {
  await migrate(migrateOptions(config))
  const ctx = createContext(config)
  const { logger } = ctx
  await ctx.notifications.start()
  // Production gets its owner by the command, unless a password was given for the first start.
  if (config.jobs !== 'only' && (config.environment !== 'production' || config.ownerPassword))
    tell(await createFirstOwner(ctx), config)
  const app = await buildApp(ctx)
  closeWithGrace({ delay: 25_000, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'ending after an error')
    else logger.info({ signal }, 'shutting down')
    ctx.shutdown.abort()
    if (signal === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, config.shutdownGraceMs))
    await app.close()
    await closeContext(ctx)
  })
  // A process for jobs listens too: it is asked whether it lives, and what it measured.
  const address = await app.listen({ host: config.host, port: config.port })
  logger.info({ address }, 'listening')
  startJobs(ctx)
}

/** After listening, so that the first visitor does not wait for the queue. */
function startJobs({ config, jobs, logger, sweeper }: Context): void {
  if (config.jobs !== 'off') sweeper.start()
  jobs.start().catch((error: unknown) => {
    logger.fatal({ err: error }, 'the job queue could not start')
    process.kill(process.pid, 'SIGTERM')
  })
}

async function ownerCommand(config: Config, email: string | undefined): Promise<void> {
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new ConfigError(['owner:create needs an e-mail address'])
  await migrate(migrateOptions(config))
  const ctx = createContext(config)
  try {
    const owner = await createOwner(ctx, email)
    if (!owner) throw new ConfigError([`${email} has an account already`])
    tell(owner, config)
  } finally {
    await ctx.db.destroy()
  }
}

/** Shows a new owner's password, once, and only where it is nobody else's choice. */
function tell(owner: NewOwner | undefined, config: Config): void {
  if (!owner) return
  const password = config.ownerPassword ? 'as set in RECADINHO_OWNER_PASSWORD' : owner.password
  process.stdout.write(`First owner: ${owner.email}, password ${password}\n`)
}

const migrateOptions = (config: Config) => ({ databaseUrl: config.databaseUrl, logger: createLogger(config), clock: systemClock })

try {
  await main(process.argv[2])
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
