import type { OrderSpeech, SpeechClip, SpeechLine } from '@recadinho/contracts/speech'

const preset = { pitch: 1.12, range: 1.1, speed: 1, formant: 1, texture: null }

/** A sentence of a script, with overrides; its key is made of its text. */
export const aLine = (text: string, changes: Partial<SpeechLine> = {}): SpeechLine => ({
  key: Array.from(text, (char) => (char.charCodeAt(0) % 16).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64),
  line: 0,
  text,
  spoken: text,
  characters: ['princess-amara'],
  mood: null,
  estimatedSeconds: 2,
  clip: null,
  takes: 0,
  parentTake: null,
  conversion: null,
  ...changes,
})

/** A recording of a line with so many words, with overrides. */
export const aClip = (words: number, changes: Partial<SpeechClip> = {}): SpeechClip => ({
  id: '01938f00-0000-7000-8000-0000000000c1',
  source: 'recording',
  voice: 'recording',
  madeOf: null,
  isDraft: false,
  seconds: words / 2,
  words: Array.from({ length: words }, (_, i) => [i / 2, i / 2 + 0.4]),
  mouth: [[0, 'A']],
  doubtful: false,
  ...changes,
})

/** What is said in an order's film, with overrides. */
export const someSpeech = (changes: Partial<OrderSpeech> = {}): OrderSpeech => ({
  locale: 'en',
  version: 1,
  childAge: 6,
  cast: [
    {
      slug: 'princess-amara',
      name: { en: 'Princess Amara', pt: 'Princesa Amara' },
      picture: 'princess-amara',
      preset,
    },
    {
      slug: 'captain-kindly',
      name: { en: 'Captain Kindly', pt: 'Capitão Bondade' },
      picture: 'captain-kindly',
      preset: { ...preset, pitch: 0.9, speed: 0.95 },
    },
  ],
  voice: null,
  lines: [aLine('Hello, Olivia!'), aLine('You are six today.', { line: 1 })],
  ...changes,
})
