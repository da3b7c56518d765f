import { clamp } from '../easing.ts'
import { flat, form, group, line, oval, type Node } from '../shapes.ts'

/** From this age on, the age stands on the cake in digits. */
const DIGITS_FROM = 13
const WAX = ['#D9485A', '#58A9C6', '#F3A92B', '#5E9E6A', '#E86FA4'] as const

/** How a digit is drawn with a thick line, in a box of 30 by 44. */
const DIGITS = [
  'M15 0C34 0 34 44 15 44C-4 44-4 0 15 0Z',
  'M4 10L17 0V44',
  'M2 10C4-4 28-4 28 12C28 24 8 30 2 44H30',
  'M2 4C14-4 28 0 28 11C28 20 20 22 13 22C22 22 30 26 30 34C30 46 10 47 0 39',
  'M22 44V0L0 30H30',
  'M28 0H5L3 20C14 14 30 18 30 31C30 45 10 48 0 40',
  'M26 2C8-4-2 22 2 34C6 48 30 46 29 31C28 18 8 18 3 30',
  'M0 0H29L11 44',
  'M15 21C-2 17 0 0 15 0C30 0 32 17 15 21C-4 25-2 44 15 44C32 44 34 25 15 21Z',
  'M4 42C22 48 32 22 28 10C24-4 0-2 1 13C2 26 22 26 27 14',
] as const

/** What burns on a cake: a candle a year, one for an unknown age, or the age's digits (D5). */
export const candlesOf = (age: number | null): readonly (number | 'candle')[] =>
  age !== null && age >= DIGITS_FROM
    ? Array.from(String(Math.floor(age)), Number)
    : Array.from({ length: Math.max(1, Math.floor(age ?? 1)) }, () => 'candle' as const)

/** A cake on a stand around the middle of its foot; `blown` is 0 while all burn and 1 when all are out. */
export function cakeNodes(age: number | null, blown: number, sinceBlown: number, t: number): Node[] {
  const candles = candlesOf(age)
  const rows = candles.length > 6 ? 2 : 1
  const front = Math.ceil(candles.length / rows)
  const standing = candles.map((kind, i) => {
    const row = i < candles.length - front ? 1 : 0
    const inRow = row === 1 ? candles.length - front : front
    const at = row === 1 ? i : i - (candles.length - front)
    const step = typeof kind === 'number' ? 44 : Math.min(34, 130 / inRow)
    const isOut = blown >= (i + 0.5) / candles.length
    return group([...candle(kind, i), ...(isOut ? smoke(sinceBlown, i) : flame(kind, t, i))], {
      x: Math.round((at - (inRow - 1) / 2) * step),
      y: -158 - row * 12,
    })
  })
  return [
    form('M-30-34H30L40 0H-40Z', '#E9DDF0', { width: 6, shift: [-8, -3] }),
    form('M-120-42C-120-24 120-24 120-42C120-56-120-56-120-42Z', '#F7F1FA', { width: 6, shift: [-14, -3] }),
    form('M-96-104V-48C-96-32 96-32 96-48V-104Z', '#F2B58C', {
      inside: [line('M-100-64C-60-50 60-50 100-64', 12, '#FFF3DC')],
    }),
    form(
      'M-96-104C-96-124 96-124 96-104C96-74 82-80 78-92C70-68 48-68 44-86C36-62 10-62 4-84C-4-62-30-62-38-86C-44-68-66-68-74-92C-80-80-96-76-96-104Z',
      '#F2A3B8',
    ),
    form('M-72-150V-112C-72-98 72-98 72-112V-150Z', '#FFF3DC', {
      width: 6,
      inside: [line('M-76-124q18 14 36 0q18 14 36 0q18 14 36 0q18 14 36 0', 8, '#D9485A')],
    }),
    oval(0, -150, 72, 20, '#F2A3B8', 6),
    ...standing,
  ]
}

function candle(kind: number | 'candle', i: number): Node[] {
  const wax = WAX[i % WAX.length] ?? WAX[0]
  if (kind === 'candle')
    return [
      form('M-6 4V-40H6V4Z', wax, { width: 4.5, inside: [line('M-8-24l16-8M-8-8l16-8', 4, '#FFF3DC')] }),
    ]
  const digit = DIGITS[kind] ?? DIGITS[0]
  const box = { x: -15, y: -46 }
  return [group([line(digit, 19), line(digit, 10, wax)], box)]
}

function flame(kind: number | 'candle', t: number, i: number): Node[] {
  const flicker = Math.round((1 + 0.12 * Math.sin(t * 11 + i * 2)) * 100) / 100
  const top = kind === 'candle' ? -44 : -58
  return [
    group(
      [
        oval(0, -14, 20, 22, '#FBD97A', undefined, 0.35),
        flat('M0-34C12-20 12-4 0-2C-12-4-12-20 0-34Z', '#F3A92B'),
        flat('M0-20C6-12 6-4 0-3C-6-4-6-12 0-20Z', '#FFF6D8'),
      ],
      { y: top, scaleY: flicker },
    ),
  ]
}

function smoke(since: number, i: number): Node[] {
  const age = since - i * 0.04
  if (age < 0 || age > 1.6) return []
  const up = -50 - age * 60
  return [
    line(
      `M0 ${Math.round(up + 34)}c-10-10 10-18 0-30c-8-10 8-16 2-26`,
      5,
      '#B7AEBD',
      Math.round(clamp(0.7 - age * 0.45) * 100) / 100,
    ),
  ]
}
