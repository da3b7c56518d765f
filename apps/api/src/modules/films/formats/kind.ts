import { stat } from 'node:fs/promises'
import { filmFormats, type FilmFormat } from '@recadinho/contracts/films'
import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import { defineKind, NotNow } from '../../outbox/kind.ts'
import { formatFile } from '../../videos/files.ts'
import { abortOnChange, checkMachine, retry, tryMs } from '../kind.ts'
import { inOwnFolder, renderInto } from '../make.ts'
import { filmAsIs } from '../order-film.ts'
import { findRequestedFormat, isFormatMade, setFormat, type FormatOfFilm } from './queries.ts'

const stageFormats = { square: '1:1', wide: '16:9' } as const satisfies Record<FilmFormat, string>

/** The film is no longer the buyer's: withdrawn, erased or expired. */
class Gone extends Error {}

/** F6: makes a delivered film in the format that its buyer has asked for, from what it was drawn from. */
export const filmFormat = defineKind({
  name: 'film_format',
  label: { en: 'Other format of a film', pt: 'Outro formato de um filme' },
  payload: Type.Object({ filmId: Uuid, format: Type.Enum(filmFormats) }, { additionalProperties: false }),
  retry,
  worker: 'films',
  concurrency: 1,
  tryMs,
  async handle(ctx: Context, { orderId, payload: film, attempts }, lease) {
    const requested = await findRequestedFormat(ctx.db, film, ctx.clock.now())
    if (requested === undefined || orderId === null) {
      await removeUnmade(ctx, film)
      return 'obsolete'
    }
    if (requested.made_at !== null) return 'done'
    const wanted = ctx.config.films.enabled ? await filmAsIs(ctx, ctx.db, orderId) : undefined
    // It would be another film than the one that was approved.
    if (wanted === undefined || !wanted.hash.equals(requested.input_hash)) {
      await setFormat(ctx.db, film, { failed_at: ctx.clock.now() })
      return 'refused'
    }
    await checkMachine(ctx)
    const isGone = async () => (await findRequestedFormat(ctx.db, film, ctx.clock.now())) === undefined
    const gone = abortOnChange(ctx, orderId, { isOver: isGone, reason: new Gone('The film is withdrawn') })
    const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal, gone.signal])
    try {
      const onPercent = (progress: number) => setFormat(ctx.db, film, { progress })
      const inFormat = { ...wanted, film: { ...wanted.film, format: stageFormats[film.format] } }
      await inOwnFolder(ctx, film.filmId, async (folder) => {
        const drawn = await renderInto(ctx, folder, { wanted: inFormat, signal, onPercent })
        // The next try finds it to be another film.
        if (drawn === undefined) throw new Error('A clip of the film is gone')
        await keep(ctx, film, drawn.file)
      })
      return 'done'
    } catch (error) {
      if (error instanceof Gone || gone.signal.aborted) {
        await removeUnmade(ctx, film)
        return 'obsolete'
      }
      if (ctx.shutdown.signal.aborted) throw new NotNow('interrupted', 0)
      // What fails in the last try, the buyer can ask for again, and the owner try again (X10).
      if (attempts >= retry.attempts) await setFormat(ctx.db, film, { failed_at: ctx.clock.now() })
      throw error
    } finally {
      gone.close()
    }
  },
})

async function keep(ctx: Context, film: FormatOfFilm, file: string): Promise<void> {
  const { size } = await stat(file)
  await ctx.fileStorage.putFile(formatFile(film.filmId, film.format), file)
  const isMade = await setFormat(ctx.db, film, { made_at: ctx.clock.now(), bytes: String(size) })
  if (!isMade) throw new Gone('The film is withdrawn')
}

/** What a try may have stored, unless another worker has made it by now and it is there to stay. */
async function removeUnmade({ db, fileStorage }: Context, film: FormatOfFilm): Promise<void> {
  if (!(await isFormatMade(db, film))) await fileStorage.remove(formatFile(film.filmId, film.format))
}
