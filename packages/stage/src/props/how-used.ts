import type { Character } from '../art.ts'
import type { HowUsed } from '../known-decor.ts'
import { FLOOR } from '../parts/feet.ts'
import type { Stance, Used } from '../parts/stance.ts'
import { form, group, oval, type Move, type Node } from '../shapes.ts'
import { PROP_DRAWINGS, type PropName } from './props.ts'
import { PROP_USES, type PropUse } from './uses.ts'

/** How a character uses a thing that notes mention (D63). */
export const howUsed: HowUsed = (prop, character, since) =>
  isProp(prop) ? USES[PROP_USES[prop].use](prop, PROP_USES[prop], character, since) : undefined

const isProp = (prop: string): prop is PropName => Object.hasOwn(PROP_DRAWINGS, prop)

/** Both hands under what is before the body. */
const ROUND: Stance = {
  left: { angle: -102, bend: 0.5, length: 86 },
  right: { angle: -102, bend: 0.5, length: 86 },
}

type Draw = (prop: PropName, use: PropUse, character: Character, since: number) => Used | undefined

const USES: Readonly<Record<PropUse['use'], Draw>> = {
  beside: () => undefined,
  hold: (prop, use, { wavingArm }, since) => {
    if (use.use !== 'hold') return undefined
    const side = wavingArm === 'left' ? -1 : 1
    const size = use.size ?? 0.6
    // A thing with a handle points up and inward, in either hand.
    const scaleX = side === 1 ? -size : size
    const turned = { rotate: round(Math.sin(since * 2.4) * 5), scaleX, scaleY: size }
    const [x, y] = use.at
    const nodes = [group([group(drawn(prop), { x: -x, y: -y })], turned)]
    const swing = Math.sin(since * 2.4) * 3
    const arm = use.low
      ? ({ angle: -14 + swing, bend: 0.1, length: 108, hand: 'grip' } as const)
      : ({ angle: 4 + swing, bend: -0.3, length: 118, hand: 'grip' } as const)
    return { stance: { [wavingArm]: arm, tilt: side * 4, lookX: side * 0.3 }, inHand: { side, nodes } }
  },
  hug: (prop, use, _character, since) => {
    if (use.use !== 'hug') return undefined
    const { body, size = 0.84, y = body === undefined ? 394 : 376 } = use
    const rock = Math.sin(since * 2.2)
    const toy = body === undefined ? drawn(prop) : [...plush(body), ...drawn(prop)]
    return {
      stance: { ...ROUND, tilt: rock * 5, lean: rock * 1.6, lookY: 0.35 },
      front: [placed(toy, 240, y, size, rock * 3)],
      bothHands: true,
    }
  },
  play: (prop, use, _character, since) => {
    if (use.use !== 'play') return undefined
    const front = [placed(drawn(prop), 240, use.y, use.size)]
    if (!use.beat)
      return {
        stance: { ...ROUND, lookY: 0.6, tilt: Math.sin(since * 1.6) * 3 },
        front,
        over: use.over ?? false,
        bothHands: true,
      }
    const beat = Math.sin(since * 9)
    const hand = (up: number) => ({ angle: -84, bend: 0.5, length: 62 - up * 12 })
    return {
      stance: { left: hand(beat), right: hand(-beat), tilt: beat * 2.5, lookY: 0.4 },
      front,
      bothHands: true,
    }
  },
  strum: (prop, _use, _character, since) => ({
    stance: {
      left: { angle: -104, bend: 0.5, length: 72 + Math.sin(since * 9) * 9 },
      right: { angle: -40, bend: 0.6, length: 54 },
      tilt: Math.sin(since * 3) * 5,
      lean: Math.sin(since * 3) * 1.5,
    },
    front: [placed(drawn(prop), 252, 412, 1.05, 22)],
    bothHands: true,
  }),
  kick: (prop, _use, character, since) => {
    if (character.acting.legs === false) return undefined
    // A kick every second and a bit; between two of them the ball is in the air and falls back.
    const phase = (since % KICK) / KICK
    const height = 100 * 4 * phase * (1 - phase)
    const kicking = Math.max(0, 1 - Math.min(phase, 1 - phase) * 7)
    return {
      stance: { stride: kicking, lean: -kicking * 4, lookX: 0.5, lookY: 0.5 - height / 100, turn: 0.4 },
      front: [placed(drawn(prop), 346 + 8 * Math.sin(since * 2), FLOOR - 38 - height, 0.5, since * 160)],
    }
  },
  bounce: (prop, _use, { wavingArm }, since) => {
    const side = wavingArm === 'left' ? -1 : 1
    const phase = (since % DRIBBLE) / DRIBBLE
    const height = 88 * (1 - (2 * phase - 1) ** 2)
    const arm = { angle: -34 + (height / 88) * 14, bend: -0.2, length: 110, hand: 'open' } as const
    return {
      stance: { [wavingArm]: arm, lookX: side * 0.5, lookY: 0.4, lean: side * 3 },
      front: [placed(drawn(prop), 240 + side * 136, FLOOR - 34 - height, 0.46, since * 90 * side)],
    }
  },
  cycle: (prop, _use, { acting }, since) =>
    acting.legs === false
      ? undefined
      : {
          stance: {
            ...BARS,
            rise: 44 + Math.abs(Math.sin(since * 5)) * 5,
            stride: Math.sin(since * 5),
            lean: 2 + Math.sin(since * 5) * 2,
          },
          front: [placed(drawn(prop), 262, 474, 1.3)],
          bothHands: true,
        },
  scoot: (prop, _use, { acting }, since) =>
    acting.legs === false
      ? undefined
      : {
          stance: { ...BARS, rise: 34, lean: 4 + Math.sin(since * 2.6) * 2 },
          front: [placed(drawn(prop), 258, 482, 1.15)],
          bothHands: true,
        },
  medal: (prop, _use, _character, since) => ({
    stance: {
      left: { angle: -72, bend: 0.62, length: 84, hand: 'fist' },
      tilt: -3,
      bounce: 0.6 + 0.3 * Math.sin(since * 3),
    },
    front: [placed(drawn(prop), 240, 378, 0.62, Math.sin(since * 2.4) * 3)],
  }),
  crown: (prop, _use, { acting }, since) =>
    acting.bareHead
      ? {
          stance: { tilt: Math.sin(since * 2) * 4, bounce: 0.5 },
          worn: [placed(drawn(prop), 240, 84, 0.8)],
        }
      : undefined,
}

/** Seconds from kick to kick, and from bounce to bounce. */
const KICK = 1.1
const DRIBBLE = 0.62

/** Both hands on a handlebar that is to the viewer's right. */
const BARS: Stance = {
  turn: 0.6,
  left: { angle: -138, bend: 0.3, length: 92 },
  right: { angle: -62, bend: 0.4, length: 62 },
}

const drawn = (prop: PropName): Node[] => PROP_DRAWINGS[prop]()

function placed(nodes: readonly Node[], x: number, y: number, size: number, turn = 0): Node {
  const move: Move = { x: round(x), y: round(y), scaleX: size, scaleY: size, rotate: round(turn) }
  return group(nodes, move)
}

/** A sitting body under a soft toy's head. */
const plush = (colour: string): Node[] => [
  oval(-40, 122, 24, 18, colour, 7),
  oval(40, 122, 24, 18, colour, 7),
  form('M0 40C44 40 58 84 50 116C44 138-44 138-50 116C-58 84-44 40 0 40Z', colour, { shift: [-9, -4] }),
]

const round = (value: number): number => Math.round(value * 10) / 10
