import { expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { filmIn, THREE } from '../testing/directed-film.ts'
import { beatsOf } from './beat.ts'
import { standing } from './figure.ts'
import { holds, seenIn } from './framing.ts'
import { leanAt, leaned } from './lean-in.ts'
import { veilNodes } from './veil.ts'

provideAllParts()

const whisperOf = (film: ReturnType<typeof filmIn>) => {
  const [whisper] = beatsOf(film, 'whisper')
  const member = film.cast.find(({ id }) => id === whisper?.by)
  const shot = film.camera.find(({ framing }) => framing === 'whisper')
  if (!whisper || !member || !shot) throw new Error('Nobody whispers')
  return { member, shot, middle: (whisper.from + whisper.to) / 2, before: whisper.from - 1 }
}
const FRAMES = ['9:16', '1:1', '16:9', 'page'] as const
const CASTS: (readonly string[])[] = [['princess-hana'], THREE]

test.each(FRAMES.flatMap((frame) => CASTS.map((cast) => [frame, cast] as const)))(
  'D6: in %s who whispers leans in, and the whole face is seen: %s',
  (frame, cast) => {
    const film = filmIn(frame, cast)
    const { member, shot, middle, before } = whisperOf(film)
    expect(leanAt(film, member, before)).toMatchObject({ near: 1 })
    const { lean, near } = leanAt(film, member, middle)
    expect(Math.abs(lean)).toBeGreaterThan(3)
    expect(near).toBeGreaterThan(1.05)
    expect(holds(seenIn(shot.view, film), leaned(standing(member).face, member, film))).toBe(true)
  },
)

test('D6: the light of a whisper is warm, and no darker', () => {
  const film = filmIn('9:16', ['princess-hana'])
  const { middle } = whisperOf(film)
  const lights = veilNodes(film, { x: 0, y: 0, zoom: 1 }, middle)
  expect(lights.length).toBeGreaterThan(0)
  for (const light of lights) {
    const fill = 'fill' in light ? (light.fill ?? '') : ''
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
    expect(red).toBe(255)
    expect(red).toBeGreaterThan(blue)
  }
})
