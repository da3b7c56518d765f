import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { boundsOf } from './bounds.ts'
import { standing } from './direction/figure.ts'
import { drawFrame } from './draw-frame.ts'
import { REST_POSE } from './pose.ts'
import { PRINT, printNodes } from './print.ts'
import { createRecorder } from './testing/recorder.ts'
import { composeTimeline, readTimeline, type CastPart, type Timeline } from './timeline.ts'

provideAllParts()

const luna: CastPart = {
  slug: 'luna',
  art: 'princess-amara',
  picture: 'upload-1',
  name: { en: 'Luna', pt: 'Luna' },
  category: 'princesses',
  greetingStyle: 'warm',
  voice: { pitch: 1, rate: 1 },
}
const filmOf = (part: CastPart = luna): Timeline =>
  composeTimeline({
    cast: [part, 'ember'],
    lines: [
      { speaker: 'luna', text: 'Hello, Olivia! Look how tall you are today!' },
      { speaker: 'ember', text: 'And how strong you are!' },
    ],
    locale: 'en',
    seed: 4,
    banner: 'Olivia',
  })
const film = filmOf()

const callsAt = (t: number, pictures?: (key: string) => unknown): string[] => {
  const { ctx, calls } = createRecorder()
  drawFrame(ctx, film, t, { layer: 'cast', ...(pictures && { pictures }) })
  return calls
}
const image = { toString: () => 'the image' }
const loaded = (key: string) => (key === 'upload-1' ? image : undefined)

describe('a character that has only a picture', () => {
  test('is seen as its picture, beside those that are drawn, and signs with its own name', () => {
    expect(film.cast.map(({ picture }) => picture)).toEqual(['upload-1', undefined])
    const calls = callsAt(2, loaded)
    expect(calls.filter((call) => call.startsWith('drawImage('))).toEqual([
      'drawImage(the image,60,88,360,420)',
    ])
    expect(film.beats.find(({ kind }) => kind === 'close')).toMatchObject({ signature: 'Luna and Ember' })
    expect(readTimeline(JSON.parse(JSON.stringify(film)))).toEqual(film)
  })

  test('is drawn until its picture is there', () => {
    expect(callsAt(2, () => undefined)).toEqual(callsAt(2))
    expect(callsAt(2).some((call) => call.startsWith('drawImage('))).toBe(false)
    expect(callsAt(2).length).toBeGreaterThan(callsAt(2, loaded).length)
  })

  test('moves gently all the time, and the same at the same time', () => {
    const frames = Array.from({ length: 40 }, (_, i) => callsAt(1 + i / 8, loaded).join())
    expect(new Set(frames).size).toBe(40)
    expect(callsAt(2.5, loaded)).toEqual(callsAt(2.5, loaded))
  })

  test('grows with each syllable, and only then', () => {
    const high = (open: number) => {
      const { top, bottom } =
        boundsOf(printNodes('k', { ...REST_POSE, mouth: { ...REST_POSE.mouth, open } })) ?? PRINT.whole
      return bottom - top
    }
    expect(high(0.9)).toBeGreaterThan(high(0) * 1.02)
    expect(high(0.9)).toBeLessThan(high(0) * 1.05)
  })

  test('is shown in shots that hold all of its print', () => {
    const box = boundsOf(printNodes('k', REST_POSE))
    expect(box?.left).toBeGreaterThanOrEqual(PRINT.whole.left)
    expect(box?.top).toBeGreaterThanOrEqual(PRINT.whole.top)
    const [member] = film.cast
    if (!member) throw new Error('Nobody is in the cast')
    const { whole, head } = standing(member)
    expect(whole.right - whole.left).toBeCloseTo((PRINT.whole.right - PRINT.whole.left) * member.scale)
    expect(head.bottom).toBeLessThan(whole.bottom)
  })

  test('has its pixels on a canvas, inside its paper', () => {
    const [width, height] = [film.width / 2, film.height / 2]
    const red = createCanvas(72, 84)
    const paint = red.getContext('2d')
    paint.fillStyle = '#FF0000'
    paint.fillRect(0, 0, 72, 84)
    const ctx = createCanvas(width, height).getContext('2d')
    ctx.scale(0.5, 0.5)
    drawFrame(ctx, film, 2, { layer: 'cast', pictures: () => red })
    const { data } = ctx.getImageData(0, 0, width, height)
    let seen = 0
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === 255 && data[i + 1] === 0 && data[i + 3] === 255) seen += 1
    expect(seen).toBeGreaterThan(width * height * 0.05)
  })
})

test('a Timeline with an empty key for a picture is refused', () => {
  const [first, second] = film.cast
  expect(() => readTimeline({ ...film, cast: [{ ...first, picture: '' }, second] })).toThrow(
    /cast\[0\].picture/,
  )
})
