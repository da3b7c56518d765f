import { createHash } from 'node:crypto'
import type { SpokenSpan } from '@recadinho/contracts/films'
import { drawingOf } from '@recadinho/contracts/pictures'
import { dateFormat } from '@recadinho/i18n/formats'
import { languageTag } from '@recadinho/i18n/locales'
import { spokenName } from '@recadinho/stage/script'
import { namesOf } from '@recadinho/stage/first-name'
import type { Timeline, TimelineInput } from '@recadinho/stage/timeline'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { buyerZone } from '../../time/zones.ts'
import { childrenIn } from '../orders/detail-columns.ts'
import { filmSeedOf } from '../orders/view.ts'
import { linesIn, type OrderLine } from '../speech/lines.ts'
import { listClips } from '../speech/queries.ts'
import { clipsOf, heardLines, type HeardLine } from './heard-lines.ts'
import { findFilmOrder, type FilmOrder } from './queries.ts'
import type { FilmClip } from './render/job.ts'

/** Raise it when the renderer would make another film of the same input. */
const rendererVersion = 2
/** Fewer than the browser's 30 take a seventh of the work less. */
const fps = 24

/** About how long nobody speaks: between the lines, and at both ends. */
const unspokenSeconds = 20

export interface OrderFilm {
  film: TimelineInput
  /** What the film plays. */
  clips: readonly FilmClip[]
  /** How each of its lines is heard. */
  heard: readonly HeardLine[]
  /** SHA-256 of all that it is drawn from. */
  hash: Buffer
  /** About how long it will be, in seconds. */
  seconds: number
  /** The line of the script that each of its lines is a sentence of. */
  lineIds: readonly string[]
}

/** F1.1: an order in production whose money and details are there. */
export const isWanted = (order: FilmOrder | undefined): order is FilmOrder =>
  order?.status === 'in_production' && order.payment_status !== 'refunded' && order.details_erased_at === null

/** The film of an order as it is now, with the clips that are there; `undefined` if none is wanted. */
export async function wantedFilm(
  ctx: Pick<Context, 'voice'>,
  db: Db | Tx,
  orderId: string,
): Promise<OrderFilm | undefined> {
  const order = await findFilmOrder(db, orderId)
  return isWanted(order) ? filmNow(ctx, db, order) : undefined
}

/** The same, whether one is wanted or not; `undefined` once its details are erased. */
export async function filmAsIs(
  ctx: Pick<Context, 'voice'>,
  db: Db,
  orderId: string,
): Promise<OrderFilm | undefined> {
  const order = await findFilmOrder(db, orderId)
  return order?.details_erased_at === null ? filmNow(ctx, db, order) : undefined
}

async function filmNow({ voice }: Pick<Context, 'voice'>, db: Db | Tx, order: FilmOrder): Promise<OrderFilm> {
  const lines = linesIn(order)
  const keys = lines.map(({ key }) => key)
  const clips = await listClips(db, { orderId: order.id }, keys)
  return orderFilm(order, lines, heardLines({ order, lines, voice, clips }))
}

/** F1.2: the film that the buyer's preview plays in its tall form, with the same seed. */
function orderFilm(order: FilmOrder, lines: readonly OrderLine[], heard: readonly HeardLine[]): OrderFilm {
  const { locale, characters, voices } = order
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
    lines: lines.map(({ sentence }, i): TimelineInput['lines'][number] => {
      const times = heard[i]?.times
      return times ? { ...sentence, heard: times } : sentence
    }),
    locale,
    seed: filmSeedOf(order.idempotency_key),
    occasion: order.occasion,
    age: order.child_age,
    day: dayOf(order),
    // A film without one keeps its hash.
    ...(order.likeness && { likeness: order.likeness }),
    name,
    banner: name,
    format: '9:16',
    fps,
  }
  const clips = clipsOf(heard)
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererVersion, film, ...(clips.length > 0 ? [clips] : [])]))
    .digest()
  const spoken = heard.reduce((sum, { estimatedSeconds }) => sum + estimatedSeconds, 0)
  return { film, clips, heard, hash, seconds: spoken + unspokenSeconds, lineIds: lines.map(({ id }) => id) }
}

/** On which the order was made, where its buyer is. */
function dayOf(order: FilmOrder): string {
  const timeZone = buyerZone(order, order.shop_zone)
  return dateFormat(languageTag[order.locale], { dateStyle: 'long', timeZone }).format(order.created_at)
}

/** When each line of the script is spoken, from its first sentence to its last. */
export function spokenSpans({ lineIds }: OrderFilm, { audio }: Pick<Timeline, 'audio'>): SpokenSpan[] {
  const spans = new Map<string, SpokenSpan>()
  for (const [at, id] of lineIds.entries()) {
    const [from, to] = audio.speech[at] ?? []
    if (from === undefined || to === undefined) continue
    spans.set(id, { id, from: spans.get(id)?.from ?? from, to })
  }
  return [...spans.values()]
}
