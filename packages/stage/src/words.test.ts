import { expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { drawFrame } from './draw-frame.ts'
import { graphemesOf } from './letters.ts'
import { createRecorder } from './testing/recorder.ts'
import { composeTimeline } from './timeline.ts'

provideAllParts()

const RED = '#8B1A1A'
const greeting = {
  cast: ['bramble'],
  lines: [{ speaker: 'bramble', text: 'Happy birthday, Mia! You are four!' }],
  locale: 'en',
  seed: 3,
} as const
const timeline = composeTimeline(greeting)
const words = timeline.captions.cues.flatMap((cue) => cue.words)

/** The words drawn on the frame with their colours, in drawing order. */
function lettersAt(t: number, reducedMotion = false, film = timeline): { text: string; colour: string }[] {
  const { ctx, calls } = createRecorder()
  drawFrame(ctx, film, t, { reducedMotion })
  let colour = ''
  return calls.flatMap((call) => {
    const [, paint] = /^fillStyle=(.*)/.exec(call) ?? []
    if (paint) colour = paint
    const [, text] = /^fillText\((.*),[-\d.]+,[-\d.]+\)$/.exec(call) ?? []
    return text ? [{ text, colour }] : []
  })
}

test.each(words.map((word, i) => [word.w, i] as const))('only the spoken word is highlighted: %s', (w, i) => {
  const word = words[i]
  const shown = lettersAt(((word?.from ?? 0) + (word?.to ?? 0)) / 2)
  expect(shown.filter(({ colour }) => colour === RED).map(({ text }) => text)).toEqual([w])
  const cue = timeline.captions.cues.find((each) => each.words.includes(word ?? { w: '', from: 0, to: 0 }))
  expect(shown.map(({ text }) => text)).toEqual(cue?.words.map((each) => each.w))
})

test('before the first word and after the last nothing is written, until the last picture', () => {
  expect(lettersAt(0)).toEqual([])
  const close = timeline.beats.find(({ kind }) => kind === 'close')
  expect(lettersAt((close?.from ?? 0) - 0.2)).toEqual([])
  expect(lettersAt(timeline.duration).map(({ text }) => text)).toEqual(['Thinking of you!', 'Bramble'])
})

test('D30: how old the child was and when stands between the wish and who sends it', () => {
  const film = composeTimeline({ ...greeting, name: 'Mia', age: 6, day: 'November 28, 2026' })
  expect(lettersAt(film.duration, false, film).map(({ text }) => text)).toEqual([
    'Thinking of you, Mia!',
    '6 years old · November 28, 2026',
    'Bramble',
  ])
})

test('a word of sixty letters stands in two rows, and is highlighted in both', () => {
  const name = 'Abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 60)
  const film = composeTimeline({ ...greeting, lines: [{ speaker: 'bramble', text: `${name}, hello!` }] })
  const [cue] = film.captions.cues
  const red = lettersAt((cue?.words[0]?.from ?? 0) + 0.1, false, film).filter(({ colour }) => colour === RED)
  expect(red.map(({ text }) => text.length)).toEqual([31, 30])
  expect(red.map(({ text }) => text).join('')).toBe(`${name},`)
})

test.each([
  ['700 letters', Array.from({ length: 175 }, (_, i) => `a${i}`.padEnd(4, 'b')).join('')],
  [
    'a sentence without spaces',
    '你好，奥利维亚！祝你生日快乐。今天是你的生日，我们都很高兴能和你一起庆祝这个特别的日子，希望你喜欢。我们爱你，奥利维亚。',
  ],
  ['emoji', Array.from({ length: 40 }, (_, i) => '🎂🎈👨‍👩‍👧🌈'.slice(0, 2 + (i % 2) * 11)).join('')],
  [
    'an address',
    `https://example.com/${Array.from({ length: 6 }, (_, i) => `a-very-long-path-${i}/`).join('')}?and=on`,
  ],
])('D19: %s are shown whole, a piece after the other, and no letter is divided', (_, text) => {
  const film = composeTimeline({ ...greeting, lines: [{ speaker: 'bramble', text }] })
  const word = film.captions.cues[0]?.words[0]
  const [from, to] = [word?.from ?? 0, word?.to ?? 0]
  const shown: string[] = []
  for (let step = 0; step < 500; step += 1) {
    const piece = lettersAt(from + ((to - from) * step) / 500, false, film)
      .map((row) => row.text)
      .join('')
    if (piece !== shown.at(-1)) shown.push(piece)
  }
  expect(shown.join('')).toBe(text)
  expect(Math.max(...shown.map((piece) => graphemesOf(piece).length))).toBeLessThanOrEqual(36)
})

test('D18: words stay above what covers the foot of the picture, in the film and at its end', () => {
  const lowest = (t: number, foot: number) => {
    const { ctx, calls } = createRecorder()
    drawFrame(ctx, timeline, t, { layer: 'words', foot })
    const at = calls.flatMap((call) => /^fillText\(.*,([-\d.]+)\)$/.exec(call)?.slice(1) ?? [])
    return Math.max(...at.map(Number)) / timeline.height
  }
  for (const t of [words[1]?.from ?? 0, timeline.duration]) {
    expect(lowest(t, 0)).toBeGreaterThan(0.85)
    expect(lowest(t, 0.15)).toBeLessThan(0.84)
  }
})

test('D18: a player that covers half the picture leaves letters that can be read in the last one', () => {
  const { ctx, calls } = createRecorder()
  drawFrame(ctx, timeline, timeline.duration, { layer: 'words', foot: 0.5 })
  const sizes = calls.flatMap((call) => /^font=\d+ ([-\d.]+)px/.exec(call)?.slice(1) ?? [])
  expect(Math.min(...sizes.map(Number))).toBeGreaterThan(10)
})

test('D17: with reduced motion only the captions change between still pictures', () => {
  const pictureAt = (t: number) => {
    const { ctx, calls } = createRecorder()
    drawFrame(ctx, { ...timeline, captions: { on: false, cues: [] } }, t, { reducedMotion: true })
    return calls
  }
  expect(pictureAt(2)).toEqual(pictureAt(0))
  const [first, second] = words
  expect(lettersAt(first?.from ?? 0, true)).not.toEqual(lettersAt(second?.from ?? 0, true))
})
