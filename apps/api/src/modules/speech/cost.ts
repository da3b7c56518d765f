import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Said, Voice } from './voices/voice.ts'

interface SpeechCost {
  /** Null: not for an order, such as the sample of a voice. */
  orderId: string | null
  /** What the service said it with. */
  voice: Pick<Voice, 'version'>
  said: readonly Said[]
}

/** Records what a service charges, a row for each line: the characters that it states, and what it costs at the shop's prices. */
export async function recordCost(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { orderId, voice, said }: SpeechCost,
): Promise<void> {
  const charged = said.filter(({ characters = 0, seconds = 0 }) => characters > 0 || seconds > 0)
  if (charged.length === 0) return
  const now = clock.now()
  await db
    .insertInto('speech_costs')
    .values(
      charged.map((one) => ({
        order_id: orderId,
        voice: voice.version,
        characters: one.characters ?? 0,
        micros: microsOf(one, config.speech),
        created_at: now,
      })),
    )
    .execute()
}

/** In millionths of a dollar, since a line costs less than a cent; null if the shop does not know the price. */
function microsOf(
  { characters = 0, seconds }: Pick<Said, 'characters' | 'seconds'>,
  { pricePer1000, pricePerMinute }: Config['speech'],
): string | null {
  const dollars =
    seconds === undefined
      ? pricePer1000 && (characters / 1000) * pricePer1000
      : pricePerMinute && (seconds / 60) * pricePerMinute
  return dollars === undefined ? null : String(Math.round(dollars * 1_000_000))
}
