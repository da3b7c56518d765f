import { describe, expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { paced, type Heard } from './heard.ts'
import { composeTimeline, lineText, readTimeline, spokenText, type TimelineInput } from './timeline.ts'

provideAllParts()

const lines = [
  { speaker: 'princess-amara', text: 'Happy birthday, Olivia!' },
  {
    speaker: 'ember',
    text: 'You lost your first tooth, and you love dinosaurs.',
    part: 'detail',
    about: 'dinosaurs',
  },
  { speaker: 'princess-amara', text: 'Make a wish, and blow!', part: 'wish' },
  { speaker: 'princess-amara', along: ['ember'], text: 'See you, Olivia!', part: 'farewell' },
] as const satisfies TimelineInput['lines']
const input: TimelineInput = {
  cast: ['princess-amara', 'ember'],
  lines,
  locale: 'en',
  seed: 3,
  occasion: 'birthday',
  age: 6,
  name: 'Olivia',
}

/** A recording that says the words of a line evenly, `each` seconds a word, after a quarter of a second. */
function recorded(text: string, each: number, key?: string): Heard {
  const words = text.split(' ').map((_, i) => [0.25 + i * each, 0.25 + (i + 1) * each] as const)
  const mouth = words.flatMap(([from, to]) => [[from, 'M'] as const, [(from + to) / 2, 'A'] as const])
  return { seconds: 0.25 + words.length * each + 0.1, words, mouth, ...(key && { key }) }
}
const heardAt = (each: number) =>
  lines.map((line, i) => Object.assign({}, line, { heard: recorded(line.text, each, `k${i}`) }))

describe('a recorded film', () => {
  const film = composeTimeline({ ...input, lines: heardAt(0.5) })
  const slow = composeTimeline({ ...input, lines: heardAt(0.9) })

  test('is timed by its recordings, which its clips list', () => {
    expect(film.audio.timed).toBe('measured')
    film.audio.speech.forEach(([from, to], line) => {
      const { seconds } = recorded(lines[line]?.text ?? '', 0.5)
      expect(to - from).toBeCloseTo(seconds, 3)
      expect(film.audio.clips[line]).toEqual({ line, key: `k${line}`, at: from, seconds })
    })
    expect(readTimeline(JSON.parse(JSON.stringify(film)))).toEqual(film)
  })

  test('shows each word while the recording says it', () => {
    for (const [i, { text }] of lines.entries()) {
      const words = film.captions.cues.filter(({ line }) => line === i).flatMap((cue) => cue.words)
      const [from = 0] = film.audio.speech[i] ?? []
      words.forEach((word, at) => expect(word.from).toBeCloseTo(from + 0.25 + at * 0.5, 2))
      expect(lineText(film, i)).toBe(text)
    }
  })

  test('moves the mouths as measured, and closes them where the line ends', () => {
    const [from = 0, to = 0] = film.audio.speech[1] ?? []
    const keys = film.tracks.b?.mouth.filter(([t]) => t >= from && t <= to + 0.06) ?? []
    expect(keys.slice(0, 2)).toEqual([
      [from + 0.25, 'M'],
      [from + 0.5, 'A'],
    ])
    expect(keys.at(-1)?.[1]).toBe('X')
    expect(keys).toHaveLength(2 * lines[1].text.split(' ').length + 1)
    // Who says a line along moves its mouth with it.
    const [last = 0] = film.audio.speech[3] ?? []
    expect(film.tracks.b?.mouth).toContainEqual([Number((last + 0.25).toFixed(3)), 'M'])
  })

  test('cuts, shows things and blows the candles out in the time of the voice', () => {
    for (const each of [film, slow]) {
      const word = each.captions.cues.flatMap((cue) => cue.words).find(({ w }) => w === 'dinosaurs.')
      const thing = each.beats.find(({ kind }) => kind === 'prop')
      const wished = each.audio.speech[2]?.[1] ?? 0
      expect(thing?.from).toBe(word?.from)
      expect(each.beats.find(({ kind }) => kind === 'suspense')?.from).toBeCloseTo(wished + 0.1, 3)
      expect(each.beats.find(({ kind }) => kind === 'blow-out')?.from).toBeCloseTo(wished + 1.25, 3)
      expect(each.audio.speech[3]?.[0]).toBeGreaterThan(wished + 1.3)
    }
    expect(slow.duration).toBeGreaterThan(film.duration + 5)
    expect(slow.camera).not.toEqual(film.camera)
  })
})

test('of a voice that is there in parts, the other lines are estimated', () => {
  const parts = lines.map((line, i) =>
    i === 1 ? Object.assign({}, line, { heard: recorded(line.text, 0.5, 'one') }) : line,
  )
  const film = composeTimeline({ ...input, lines: parts })
  const estimated = composeTimeline(input)
  expect(film.audio.timed).toBe('estimated')
  expect(film.audio.clips.map(({ line, key }) => [line, key])).toEqual([[1, 'one']])
  const long = (timeline: typeof film, i: number) => {
    const [from = 0, to = 0] = timeline.audio.speech[i] ?? []
    return to - from
  }
  for (const i of [0, 2, 3]) expect(long(film, i)).toBeCloseTo(long(estimated, i), 2)
  expect(long(film, 1)).toBeCloseTo(recorded(lines[1].text, 0.5).seconds, 3)
  expect(film.tracks.a?.mouth.length).toBeGreaterThan(10)
})

test('a line that is only measured has no clip; a film without a line is estimated', () => {
  const film = composeTimeline({
    ...input,
    lines: [{ speaker: 'ember', text: 'Hi, you!', heard: recorded('Hi, you!', 0.4) }],
  })
  expect(film.audio).toMatchObject({ clips: [], timed: 'measured' })
  expect(composeTimeline({ ...input, lines: [] }).audio).toEqual({
    hash: null,
    speech: [],
    clips: [],
    timed: 'estimated',
  })
})

test('a name that sounds otherwise has a time for each of its written words', () => {
  const text = 'Hi, Ana Clara!'
  const film = composeTimeline({
    ...input,
    lines: [
      { speaker: 'ember', text, sayAs: [{ name: 'Ana Clara', as: 'Anaclara' }], heard: recorded(text, 0.4) },
    ],
  })
  expect(spokenText(film, 0)).toBe('Hi, Anaclara!')
  expect(film.captions.cues.flatMap((cue) => cue.words).map(({ w }) => w)).toEqual(['Hi,', 'Ana', 'Clara!'])
})

test.each<[string, Partial<Heard>]>([
  ['too few words', { words: [[0, 1]] }],
  [
    'words that go back',
    {
      words: [
        [1, 1.2],
        [0.5, 1.4],
      ],
    },
  ],
  [
    'a word after the end',
    {
      words: [
        [0, 0.5],
        [0.5, 2.1],
      ],
    },
  ],
  [
    'a word that ends before it begins',
    {
      words: [
        [0, 0.5],
        [0.9, 0.8],
      ],
    },
  ],
  ['a mouth after the end', { mouth: [[3, 'A']] }],
  ['no length', { seconds: 0 }],
  ['a length that is no number', { seconds: Number.NaN }],
])('a recording with %s is refused', (_, change) => {
  const heard: Heard = {
    seconds: 2,
    words: [
      [0, 0.5],
      [0.5, 1],
    ],
    mouth: [[0, 'A']],
    ...change,
  }
  const made = () => composeTimeline({ ...input, lines: [{ speaker: 'ember', text: 'Hi, you!', heard }] })
  expect(made).toThrow(RangeError)
})

test('a recording that is played faster has its times sooner', () => {
  const heard: Heard = { key: 'k', seconds: 2, words: [[0, 1]], mouth: [[1, 'O']] }
  expect(paced(heard, 0.8)).toEqual({ key: 'k', seconds: 2.5, words: [[0, 1.25]], mouth: [[1.25, 'O']] })
})
