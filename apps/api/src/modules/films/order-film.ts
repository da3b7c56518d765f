import { createHash } from 'node:crypto'
import { drawingOf } from '@recadinho/contracts/pictures'
import { spokenName } from '@recadinho/stage/script'
import { scriptLines } from '@recadinho/stage/script-lines'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import { namesOf } from '@recadinho/stage/first-name'
import type { TimelineInput } from '@recadinho/stage/timeline'
import { childrenIn } from '../orders/detail-columns.ts'
import { linesOf } from '../orders/script-document.ts'
import type { FilmOrder } from './queries.ts'

/** Raise it when the renderer would make another film of the same input. */
const rendererVersion = 1
/** Fewer than the browser's 30 take a seventh of the work less. */
const fps = 24

/** About how long nobody speaks: between the lines, and at both ends. */
const unspokenSeconds = 20

export interface OrderFilm {
  film: TimelineInput
  /** SHA-256 of all that it is drawn from. */
  hash: Buffer
  /** About how long it will be, in seconds. */
  seconds: number
}

/** F1.1: an order in production whose money and details are there. */
export const isWanted = (order: FilmOrder | undefined): order is FilmOrder =>
  order?.status === 'in_production' && order.payment_status !== 'refunded' && order.details_erased_at === null

/** F1.2: the film that the buyer's preview plays in its tall form, with the same seed. */
export function orderFilm(order: FilmOrder): OrderFilm {
  const { locale, characters, voices } = order
  const lines = linesOf(order.script, order)
  const cast = characters.map(({ character_id: id }) => id)
  const name = spokenName(namesOf(childrenIn(order)), locale)
  const film: TimelineInput = {
    cast: characters.map(({ character_id: slug, name: ownName, picture, category, greeting_style }) => ({
      slug,
      name: ownName,
      art: drawingOf(picture),
      picture: typeof picture === 'string' ? undefined : picture.upload,
      category,
      greetingStyle: greeting_style,
      voice: { pitch: 1, rate: (voices.find(({ id }) => id === slug)?.rate ?? 100) / 100 },
    })),
    lines: scriptLines(lines, cast),
    locale,
    seed: seedOf(order.idempotency_key),
    occasion: order.occasion,
    age: order.child_age,
    name,
    banner: name,
    format: '9:16',
    fps,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererVersion, film]))
    .digest()
  const spoken = lines.reduce((sum, { text }) => sum + speakingSeconds(text, locale), 0)
  return { film, hash, seconds: spoken + unspokenSeconds }
}

/** The preview's seed: the draft's id is the key under which its order was placed. */
const seedOf = (draftId: string) => Number.parseInt(draftId.slice(0, 7), 16) || 1
