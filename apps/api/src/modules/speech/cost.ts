import type { Context } from '../../context.ts'
import type { Said, Voice } from './voices/voice.ts'

interface SpeechCost {
  /** Null: not for an order, such as the sample of a voice. */
  orderId: string | null
  voice: Voice
  said: readonly Said[]
}

/** Records what a service charges, a row for each line: the characters that it states, and the price that the shop knows. */
export async function recordCost(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { orderId, voice, said }: SpeechCost,
): Promise<void> {
  const charged = said.flatMap(({ characters = 0 }) => (characters > 0 ? [characters] : []))
  if (charged.length === 0) return
  const { pricePer1000 } = config.speech
  const now = clock.now()
  await db
    .insertInto('speech_costs')
    .values(
      charged.map((characters) => ({
        order_id: orderId,
        voice: voice.version,
        characters,
        // Millionths of a dollar: a line costs less than a cent.
        micros: pricePer1000 === undefined ? null : String(Math.round(characters * pricePer1000 * 1000)),
        created_at: now,
      })),
    )
    .execute()
}
