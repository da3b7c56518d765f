import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { CHARACTERS } from './characters.ts'
import { viewAt } from './camera.ts'
import { isClosing } from './direction/beat.ts'
import { standing } from './direction/figure.ts'
import { presentAt } from './direction/shot.ts'
import { drawFrame } from './draw-frame.ts'
import { FORMATS, isFormat, type Format } from './formats.ts'
import { filmIn } from './testing/directed-film.ts'
import type { Timeline } from './timeline.ts'

provideAllParts()

/** From the tallest on: hats, horns, crowns and propellers. */
const tallest = CHARACTERS.map(({ slug }) => {
  const [member] = filmIn('16:9', [slug]).cast
  return { slug, height: member ? standing(member).whole.bottom - standing(member).whole.top : 0 }
})
  .toSorted((a, b) => b.height - a.height)
  .map(({ slug }) => slug)
const casts = [
  ...tallest.slice(0, 5).map((slug) => [slug]),
  tallest.slice(0, 2),
  tallest.slice(2, 4),
  tallest.slice(0, 3),
  tallest.slice(3, 6),
]
const frames = [...Object.keys(FORMATS).filter(isFormat), 'page'] as const

/** Where the pixels of words end that hang from the top, by column: drawn alone, and small, on an empty canvas. */
function hangingAt(film: Timeline, t: number): (x: number) => number {
  const scale = 1 / 4
  const [width, height] = [film.width * scale, (film.height * scale) / 2]
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.scale(scale, scale)
  drawFrame(ctx, film, t, { layer: 'words' })
  const { data } = ctx.getImageData(0, 0, width, height)
  const solid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 128
  return (x) => {
    for (let y = height - 1; y >= 0; y -= 1) if (solid(Math.round(x * scale), y)) return y / scale
    return 0
  }
}

/** Who is covered at the end of a shot, where it is nearest; the last ones end in a flash and in the last picture. */
function coveredIn(film: Timeline, shot: number): string[] {
  const key = film.camera[shot]
  const t = (film.camera[shot + 1]?.t ?? film.duration) - 0.15
  if (!key || key.framing === 'whisper' || isClosing(film, t) || t < 1.5) return []
  const { x, y, zoom } = viewAt(film, t)
  const hanging = hangingAt(film, t)
  const seen = presentAt(film, t).filter(({ id }) => key.shows?.includes(id) ?? true)
  return seen.flatMap((member) => {
    const { left, top, right } = standing(member).head
    const onScreen = (top - y) * zoom + film.height / 2
    // The middle of a hat is its highest part. A pixel of the small picture is four.
    const columns = [0.4, 0.5, 0.6].map(
      (share) => (left + (right - left) * share - x) * zoom + film.width / 2,
    )
    return columns.some((at) => at > 0 && at < film.width && hanging(at) > onScreen + 4)
      ? [`${member.art} at ${t.toFixed(1)} s, ${key.framing}`]
      : []
  })
}

describe.each(frames)('in the frame %s', (frame) => {
  const film = (cast: readonly string[]) => filmIn(frame, cast)

  test.each(casts.map((cast) => [cast.join(', '), cast] as const))(
    'D21: nothing hangs before a head of %s',
    (_, cast) => {
      const timeline = film(cast)
      expect(timeline.camera.flatMap((_, i) => coveredIn(timeline, i))).toEqual([])
    },
  )

  test('D21: for a whisper the pennants are taken up, and come back', () => {
    const whispers = ({ camera }: Timeline) => camera.findIndex(({ framing }) => framing === 'whisper')
    const timeline = tallest.map((slug) => film([slug])).find((each) => whispers(each) > 0)
    if (!timeline) throw new Error('Nobody whispers')
    const at = whispers(timeline)
    const [from, to] = [timeline.camera[at]?.t ?? 0, timeline.camera[at + 1]?.t ?? 0]
    expect(to).toBeGreaterThan(from + 0.9)
    const hangs = (t: number) => hangingAt(timeline, t)(timeline.width / 2) > 0
    expect([from - 0.05, to - 0.05, to + 0.4].map(hangs)).toEqual([true, false, true])
  })
})

test('D21: the formats have the same lines at the same times', () => {
  const [tall, ...others] = (['9:16', '1:1', '16:9'] as const satisfies readonly Format[]).map((format) =>
    filmIn(format, ['ember', 'bramble']),
  )
  for (const other of others) {
    expect(other.audio).toEqual(tall?.audio)
    expect(other.captions).toEqual(tall?.captions)
    expect(other.beats).toEqual(tall?.beats)
    expect(other.duration).toBe(tall?.duration)
  }
  expect([tall, ...others].map((film) => [film?.width, film?.height])).toEqual([
    [720, 1280],
    [720, 720],
    [1280, 720],
  ])
})
