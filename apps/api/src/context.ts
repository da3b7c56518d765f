import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { confirmedChange, type ConfirmedChange } from './modules/change-warnings/confirm.ts'
import { createDb, createPool, type Db } from './db/client.ts'
import { createNotifications, type Notifications } from './db/notifications.ts'
import { createEvents, type Events } from './events.ts'
import { createLogger, type Logger } from './logger.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createCatalogCache, type CatalogCache } from './modules/catalog/cache.ts'
import type { FindPaymentOptions } from './modules/catalog/view.ts'
import { createWhatsapp, type Whatsapp } from './modules/whatsapp/client.ts'
import { createMailer, type Mailer } from './modules/emails/mailer.ts'
import { createGateways, gatewayHosts, type Gateways } from './modules/payments/gateways/gateways.ts'
import { paymentOptionsFor } from './modules/payments/payment-options.ts'
import { createNotify, type Notify } from './notify.ts'
import { createScriptWriter, type ScriptWriter } from './modules/script-drafts/writer.ts'
import { createVoice } from './modules/speech/voices/program-voice.ts'
import type { Voice } from './modules/speech/voices/voice.ts'
import { createPasswords, type Passwords } from './modules/sessions/passwords.ts'
import { createDiskStorage } from './file-storage/disk-storage.ts'
import { createS3Storage } from './file-storage/s3-storage.ts'
import type { FileStorage } from './file-storage/storage.ts'
import { createFilmRenderer, type FilmRenderer } from './modules/films/render/run.ts'
import { createFfmpeg, type Ffmpeg } from './modules/videos/check/ffmpeg.ts'
import { createUploadFiles, type UploadFiles } from './modules/videos/uploads/files.ts'
import { createTimekeeper, type Timekeeper } from './time/timekeeper.ts'

/** The dependencies of requests and workers: infrastructure only, each part built once and replaceable. */
export interface Context {
  config: Config
  /** The database's time, the same in every process. */
  clock: Clock
  timekeeper: Timekeeper
  logger: Logger
  metrics: Metrics
  events: Events
  pool: pg.Pool
  db: Db
  notifications: Notifications
  notify: Notify
  catalog: CatalogCache
  gateways: Gateways
  mailer: Mailer | undefined
  whatsapp: Whatsapp | undefined
  scriptWriter: ScriptWriter | undefined
  /** Says the lines that nobody recorded. */
  voice: Voice | undefined
  fileStorage: FileStorage
  uploadFiles: UploadFiles
  ffmpeg: Ffmpeg
  filmRenderer: FilmRenderer
  passwords: Passwords
  confirmedChange: ConfirmedChange
  /** Aborted when the process must end: open streams close, and no new work is accepted. */
  shutdown: AbortController
}

export interface Overrides extends Partial<Context> {
  /** Receives the text of each statement. */
  onQuery?: (sql: string) => void
}

/** The composition root. Does not open connections. */
export function createContext(config: Config, overrides: Overrides = {}): Context {
  const logger = overrides.logger ?? createLogger(config)
  const metrics = overrides.metrics ?? createMetrics()
  const onError = (error: Error) => logger.warn({ err: error }, 'a database connection broke')
  const { databaseUrl } = config
  const pool = overrides.pool ?? createPool({ databaseUrl, max: config.poolSize, onError })
  const events = overrides.events ?? createEvents(logger, metrics)
  const timekeeper = overrides.timekeeper ?? createTimekeeper(gatewayHosts(config), { pool, logger, events })
  const clock = overrides.clock ?? timekeeper.clock
  const db = overrides.db ?? createDb(pool, overrides.onQuery)
  const notifications = overrides.notifications ?? createNotifications(databaseUrl, logger)
  const gateways = overrides.gateways ?? createGateways(config, { db, clock })
  const paymentOptions: FindPaymentOptions = (snapshot, currency) =>
    paymentOptionsFor(gateways, snapshot, currency)
  return {
    config,
    clock,
    timekeeper,
    logger,
    metrics,
    events,
    pool,
    db,
    notifications,
    notify: overrides.notify ?? createNotify(),
    catalog:
      overrides.catalog ??
      createCatalogCache({
        adStandIns: config.adStandIns,
        scriptWriter: config.scriptWriter,
        paymentOptions,
        clock,
        db,
        notifications,
      }),
    confirmedChange: overrides.confirmedChange ?? confirmedChange({ db, clock, paymentOptions }),
    gateways,
    mailer: overrides.mailer ?? createMailer(config),
    whatsapp: overrides.whatsapp ?? createWhatsapp(config.whatsapp, config.gatewayTimeoutMs),
    scriptWriter: overrides.scriptWriter ?? createScriptWriter(config.scriptWriter),
    voice: overrides.voice ?? createVoice(config.speech.voice),
    fileStorage:
      overrides.fileStorage ?? (config.s3 ? createS3Storage(config.s3) : createDiskStorage(config.videoDir)),
    uploadFiles: overrides.uploadFiles ?? createUploadFiles(config.uploadDir),
    ffmpeg: overrides.ffmpeg ?? createFfmpeg(config.ffmpegPath),
    filmRenderer: overrides.filmRenderer ?? createFilmRenderer(config.films),
    passwords: overrides.passwords ?? createPasswords(),
    shutdown: overrides.shutdown ?? new AbortController(),
  }
}

/** What a module keeps in memory: made on its first use in a context, and the same from then on. */
export function perContext<Value>(create: (ctx: Context) => Value): (ctx: Context) => Value {
  const made = new WeakMap<Context, Value>()
  return (ctx) => {
    const known = made.get(ctx)
    if (known !== undefined) return known
    const value = create(ctx)
    made.set(ctx, value)
    return value
  }
}

/** Closes what `createContext` opened, in an order that interrupts nothing. */
export async function closeContext(ctx: Context): Promise<void> {
  ctx.timekeeper.stop()
  ctx.mailer?.close()
  await ctx.notifications.stop()
  await ctx.db.destroy()
}
