import type { AdminCharacter, AdminCharacterList } from '@recadinho/contracts/characters'

export const aCharacter = (change: Partial<AdminCharacter> = {}): AdminCharacter => ({
  id: 'princess-amara',
  category: 'princesses',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  description: { en: 'Sings to the sunrise.', pt: 'Canta para a manhã.' },
  greetingStyle: 'warm',
  picture: 'princess-amara',
  voice: { pitch: 120, rate: 98 },
  rightsNote: '',
  active: true,
  openOrders: 0,
  ...change,
})

const named = (id: string, en: string, change: Partial<AdminCharacter> = {}) =>
  aCharacter({ id, name: { en, pt: en }, ...change })

/** Three princesses and a hero. */
export const aCast = (): AdminCharacterList => ({
  items: [
    named('amara', 'Amara'),
    named('hana', 'Hana', { openOrders: 2 }),
    named('noor', 'Noor'),
    named('kindly', 'Kindly', { category: 'heroes' }),
  ],
})
