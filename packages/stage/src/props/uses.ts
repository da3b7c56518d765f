import type { PropName } from './props.ts'

/** How a thing of the notes is used by who shows it. */
export type PropUse =
  /** In the free hand, held at a point of its drawing; `low` with the arm hanging. */
  | {
      readonly use: 'hold'
      readonly at: readonly [x: number, y: number]
      readonly size?: number
      readonly low?: true
    }
  /** In both arms; a soft toy's head has a body of this colour. */
  | { readonly use: 'hug'; readonly y?: number; readonly size?: number; readonly body?: string }
  /** Before the body, with both hands on it: still, or in turns; `over` hides the hands. */
  | {
      readonly use: 'play'
      readonly y: number
      readonly size: number
      readonly beat?: true
      readonly over?: true
    }
  | { readonly use: 'strum' | 'kick' | 'bounce' | 'cycle' | 'scoot' | 'medal' | 'crown' }
  /** On its round paper. */
  | { readonly use: 'beside' }

const beside: PropUse = { use: 'beside' }
const onHand: PropUse = { use: 'hold', at: [0, 62] }

export const PROP_USES: Readonly<Record<PropName, PropUse>> = {
  dog: { use: 'hug', body: '#D9A066' },
  cat: { use: 'hug', body: '#F0A254' },
  rabbit: { use: 'hug', y: 406, size: 0.76, body: '#EFE6E0' },
  bear: { use: 'hug', body: '#B97A4B' },
  monkey: { use: 'hug', body: '#7A4A33' },
  dinosaur: { use: 'hug', size: 0.95 },
  doll: { use: 'hug', size: 0.95 },
  robot: { use: 'hug', size: 0.95 },
  heart: { use: 'hug', size: 0.95 },
  lion: beside,
  horse: beside,
  unicorn: beside,
  bird: onHand,
  butterfly: onHand,
  turtle: { use: 'hold', at: [0, 44] },
  duck: onHand,
  fish: beside,
  dolphin: beside,
  bicycle: { use: 'cycle' },
  scooter: { use: 'scoot' },
  ball: { use: 'kick' },
  basketball: { use: 'bounce' },
  skates: beside,
  swing: beside,
  blocks: onHand,
  car: { use: 'hold', at: [0, 56] },
  train: { use: 'hold', at: [0, 62] },
  plane: { use: 'hold', at: [0, 20], size: 0.8 },
  rocket: { use: 'hold', at: [0, 60], size: 0.75 },
  boat: onHand,
  kite: { use: 'hold', at: [-4, 92], size: 0.85 },
  puzzle: onHand,
  videoGame: { use: 'play', y: 402, size: 0.9 },
  balloon: { use: 'hold', at: [0, 92], size: 0.85 },
  tooth: onHand,
  toothbrush: { use: 'hold', at: [-40, 46], size: 0.75 },
  schoolBag: { use: 'hold', at: [0, -72], size: 0.75, low: true },
  book: { use: 'play', y: 400, size: 0.95, over: true },
  pencil: { use: 'hold', at: [-20, 20], size: 0.7 },
  palette: { use: 'hold', at: [0, 40] },
  glasses: { use: 'hold', at: [0, 24] },
  guitar: { use: 'strum' },
  piano: { use: 'play', y: 432, size: 1, beat: true },
  drum: { use: 'play', y: 446, size: 0.95, beat: true },
  microphone: { use: 'hold', at: [-44, 44], size: 0.75 },
  note: beside,
  ballet: beside,
  medal: { use: 'medal' },
  trophy: { use: 'hold', at: [0, 40], size: 0.75 },
  swimming: beside,
  telescope: { use: 'hold', at: [0, 40] },
  bottle: { use: 'hold', at: [0, 40], size: 0.65 },
  crown: { use: 'crown' },
  sun: beside,
  moon: beside,
  star: onHand,
  flower: { use: 'hold', at: [0, 62], size: 0.8 },
  tree: beside,
  beach: beside,
  tent: beside,
  castle: beside,
  rainbow: beside,
  snowman: beside,
  iceCream: { use: 'hold', at: [0, 56], size: 0.75 },
  pizza: { use: 'hold', at: [0, 50] },
  chocolate: { use: 'hold', at: [0, 48], size: 0.65 },
  strawberry: { use: 'hold', at: [0, 48] },
  apple: { use: 'hold', at: [0, 52] },
  cookie: { use: 'hold', at: [0, 52] },
}
