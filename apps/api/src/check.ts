import { access, constants, mkdir } from 'node:fs/promises'
import pg from 'pg'
import { ConfigError, type Config } from './config.ts'
import { createS3Storage } from './file-storage/s3-storage.ts'
import { ownerPasswordFault } from './modules/sessions/first-owner.ts'
import { createVoice } from './modules/speech/voices/program-voice.ts'
import { tryVoice } from './modules/speech/voices/try-voice.ts'
import { createFfmpeg } from './modules/videos/check/ffmpeg.ts'

/** The oldest PostgreSQL that the schema works on, as `server_version_num` counts. */
const oldestDatabase = 180_000
const answerMs = 10_000

/**
 * Tries what a start needs, changes no data, and reports what it found. Throws a `ConfigError` with every fault, so
 * that a release stops before it replaces anything.
 */
export async function check(config: Config, say: (line: string) => void): Promise<void> {
  const [password, database, folders, bucket] = await Promise.all([
    ownerPasswordFault(config),
    databaseFault(config.databaseUrl),
    folderFaults(config),
    bucketFault(config),
  ])
  const faults = [password, database, ...folders, bucket].filter((fault) => fault !== undefined)
  if (faults.length > 0) throw new ConfigError(faults)
  const ffmpeg = await createFfmpeg(config.ffmpegPath).available()
  const voice = createVoice(config.speech.voice)
  const lacking = voice ? [...(await voice.faults()), ...(await tryVoice(voice))] : []
  say('The configuration can be used, and the database answers.')
  say(
    ffmpeg
      ? 'ffmpeg: found'
      : 'ffmpeg: not found at FFMPEG_PATH, so no films are made, videos get no small copies for WhatsApp, and staff’s browsers draw the posters.',
  )
  for (const fault of lacking) say(fault)
}

async function databaseFault(databaseUrl: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => undefined) // the statement that it interrupts reports it
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    )
    return versionFault(rows[0])
  } catch (error) {
    return unusableDatabase(error)
  } finally {
    // A server that does not answer does not acknowledge the end either.
    void client.end().catch(() => undefined)
  }
}

export const versionFault = (server: { version: number; name: string } | undefined) =>
  server && server.version >= oldestDatabase
    ? undefined
    : `The database in DATABASE_URL is PostgreSQL ${server?.name}; the shop needs 18 or newer.`

/** Names the error's code, which contains no part of the URL. */
export const unusableDatabase = (error: unknown): string =>
  `Can't use the database in DATABASE_URL (${error instanceof Error && 'code' in error ? String(error.code) : 'no answer'}).`

async function folderFaults({ s3, videoDir, uploadDir }: Config): Promise<string[]> {
  const folders = { ...(s3 ? {} : { VIDEO_DIR: videoDir }), UPLOAD_DIR: uploadDir }
  const faults = Object.entries(folders).map(async ([name, folder]) => {
    try {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return []
    } catch (error) {
      return [`${name} is no folder that can be written (${String((error as NodeJS.ErrnoException).code)}).`] // a system call's error
    }
  })
  return (await Promise.all(faults)).flat()
}

async function bucketFault({ s3 }: Config): Promise<string | undefined> {
  if (!s3 || (await createS3Storage(s3).room()).reachable) return undefined
  return 'S3_BUCKET cannot be read at S3_ENDPOINT with these keys.'
}
