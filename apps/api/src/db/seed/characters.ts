import { CAST } from '@recadinho/stage/cast'
import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** The 28 drawn characters, in the order of the cast. */
export const seedCharacters = (tx: Transaction<Database>) =>
  tx
    .insertInto('characters')
    .values(
      CAST.map(({ slug, category, name, description, greetingStyle, voice }, position) => ({
        id: slug,
        category,
        name: JSON.stringify(name),
        description: JSON.stringify(description),
        greeting_style: greetingStyle,
        picture: slug,
        voice_pitch: Math.round(voice.pitch * 100),
        voice_rate: Math.round(voice.rate * 100),
        position,
      })),
    )
    .execute()
