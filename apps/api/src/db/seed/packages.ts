import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Prices in minor units. */
const packages = [
  {
    id: 'one-character',
    characters: 1,
    title: { en: 'One character', pt: 'Um personagem' },
    description: {
      en: 'One friend speaks to your child by name.',
      pt: 'Um amigo fala com a sua criança pelo nome.',
    },
    prices: { BRL: 4990, USD: 990 },
  },
  {
    id: 'two-characters',
    characters: 2,
    title: { en: 'Two characters', pt: 'Dois personagens' },
    description: {
      en: 'Two friends share the message and the fun.',
      pt: 'Dois amigos dividem o recado e a brincadeira.',
    },
    prices: { BRL: 8990, USD: 1790 },
  },
  {
    id: 'three-characters',
    characters: 3,
    title: { en: 'Three characters', pt: 'Três personagens' },
    description: {
      en: 'Three friends in one video: a whole party.',
      pt: 'Três amigos em um vídeo só: uma festa inteira.',
    },
    prices: { BRL: 12_990, USD: 2590 },
  },
] as const

export async function seedPackages(tx: Transaction<Database>): Promise<void> {
  await tx
    .insertInto('packages')
    .values(
      packages.map(({ id, characters, title, description }, position) => ({
        id,
        characters_count: characters,
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        // §9: the promise.
        delivery_hours: 24,
        position,
      })),
    )
    .execute()
  const prices = packages.flatMap(({ id, prices }) =>
    Object.entries(prices).map(([currency, amount]) => ({ package_id: id, currency, amount })),
  )
  await tx.insertInto('package_prices').values(prices).execute()
}
