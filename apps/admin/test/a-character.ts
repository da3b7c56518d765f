import type { AdminClip } from '@recadinho/contracts/clips'
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
  clips: [],
  ...change,
})

const named = (id: string, en: string, change: Partial<AdminCharacter> = {}) =>
  aCharacter({ id, name: { en, pt: en }, ...change })

/** A clip that is live in the shop. */
export const aClip = (change: Partial<AdminClip> = {}): AdminClip => ({
  id: '0190a000-0000-7000-8000-000000000001',
  locale: 'en',
  state: 'ready',
  refusal: null,
  words: 'Hello there!',
  createdAt: '2026-11-23T12:00:00.000Z',
  uploadedBy: 'Olga',
  bytes: 4_400_000,
  facts: { seconds: 12, width: 720, height: 1280, rotation: 0, videoCodec: 'avc', audioCodec: 'aac' },
  ...change,
})

/** Three princesses and a hero. */
export const aCast = (): AdminCharacterList => ({
  items: [
    named('amara', 'Amara'),
    named('hana', 'Hana', { openOrders: 2 }),
    named('noor', 'Noor'),
    named('kindly', 'Kindly', { category: 'heroes' }),
  ],
})
