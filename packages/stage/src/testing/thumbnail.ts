import { createCanvas } from '@napi-rs/canvas'
import { drawFrame } from '../draw-frame.ts'
import { composeTimeline, type Timeline } from '../timeline.ts'
import { provideAllParts } from '../all-parts.ts'

provideAllParts()

/**
 * The Timelines and times of the stored pictures: one character of each scene, without lettering, because fonts differ.
 */
export const GOLDEN_CAST = ['princess-noor', 'grandpa-thunder', 'sir-checkmate', 'robot-zib'] as const
export const GOLDEN_TIMES = [0.9, 2.6, 4.4] as const

export function goldenTimeline(slug: string): Timeline {
  return composeTimeline({
    cast: [slug],
    lines: [
      { speaker: slug, text: 'Happy birthday, Ana! You are seven today, and the whole town knows it.' },
    ],
    locale: 'en',
    seed: 2026,
    captions: false,
  })
}

/**
 * A film of two characters and one of three, in the preview's shape: who looks at whom, who waves, where the camera
 * cuts.
 */
export function goldenFilms(): Readonly<Record<string, Timeline>> {
  const film = (cast: readonly string[]): Timeline =>
    composeTimeline({
      cast,
      lines: [
        ...cast.map((speaker) => ({ speaker, text: `Hello, Ana! I came a long way to sing for you today.` })),
        { speaker: cast[0] ?? '', along: cast.slice(1), text: 'We love you, Ana!', mood: 'excited' },
      ],
      locale: 'en',
      seed: 7,
      captions: false,
      width: 720,
      height: 960,
    })
  return { two: film(['princess-amara', 'bramble']), three: film(['captain-kindly', 'ember', 'robot-zib']) }
}

/** The middle of each shot, and of the words that several characters say together. */
export const shotTimes = ({ camera, duration, audio }: Timeline): number[] => [
  // Not the last picture, which has words.
  ...camera.slice(0, -1).map((key, i) => (key.t + (camera[i + 1]?.t ?? duration)) / 2),
  ...audio.speech.slice(-1).map(([from, to]) => (from + to) / 2),
]

/** A frame as 18 by 32 colours, each three hexadecimal digits: red, green and blue. */
export function thumbnail(timeline: Timeline, t: number): string {
  const [columns, rows, each] = [18, 32, 8]
  const canvas = createCanvas(columns * each, rows * each)
  const ctx = canvas.getContext('2d')
  ctx.scale((columns * each) / timeline.width, (rows * each) / timeline.height)
  drawFrame(ctx, timeline, t)
  const { data, width } = ctx.getImageData(0, 0, columns * each, rows * each)
  let text = ''
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const left = (cell % columns) * each
    const top = Math.floor(cell / columns) * each
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0
      for (let i = 0; i < each * each; i += 1) {
        sum += data[((top + Math.floor(i / each)) * width + left + (i % each)) * 4 + channel] ?? 0
      }
      text += Math.round(sum / (each * each) / 17).toString(16)
    }
  }
  return text
}
