import { describe, expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { CHARACTERS } from './characters.ts'
import { drawFrame } from './draw-frame.ts'
import { createRecorder } from './testing/recorder.ts'
import { VERSION_1 } from './testing/version-1.ts'
import { VERSION_2 } from './testing/version-2.ts'
import {
  composeTimeline,
  lineText,
  readTimeline,
  spokenText,
  timeOfCharacter,
  type Timeline,
  type TimelineInput,
} from './timeline.ts'

provideAllParts()

const input: TimelineInput = {
  cast: ['princess-amara', 'captain-kindly'],
  lines: [
    {
      speaker: 'princess-amara',
      text: 'Feliz aniversário,  João! Hoje você faz 6 anos, e eu vim de longe para cantar!',
    },
    {
      speaker: 'captain-kindly',
      text: 'Parabéns, campeão! Eu quase cheguei atrasado.',
      mood: 'laughing',
      pause: 0.8,
    },
  ],
  locale: 'pt',
  seed: 42,
  banner: 'João',
  closeCard: 'Beijos!',
}

describe('composeTimeline', () => {
  test('gives the same for the same input, and another for another seed', () => {
    expect(composeTimeline(input)).toEqual(composeTimeline(input))
    expect(composeTimeline({ ...input, seed: 43 }).tracks).not.toEqual(composeTimeline(input).tracks)
  })

  test('survives JSON and is read back', () => {
    const timeline = composeTimeline(input)
    const copy: unknown = JSON.parse(JSON.stringify(timeline))
    expect(copy).toEqual(timeline)
    expect(readTimeline(copy)).toEqual(timeline)
    expect(JSON.stringify(timeline).length).toBeLessThan(10_000)
  })

  test('words follow one another, inside their cue and in the order of the lines', () => {
    const { cues } = composeTimeline(input).captions
    let last = 0
    for (const cue of cues) {
      expect(cue.words.length).toBeGreaterThan(0)
      expect(cue.words[0]?.from).toBe(cue.from)
      expect(cue.words.at(-1)?.to).toBe(cue.to)
      for (const word of cue.words) {
        expect(word.from).toBeGreaterThanOrEqual(last)
        expect(word.to).toBeGreaterThan(word.from)
        last = word.to
      }
    }
    expect(new Set(cues.map((cue) => cue.line))).toEqual(new Set([0, 1]))
    expect(
      cues.map((cue) => cue.words.map((word) => word.w).join(' ').length).every((long) => long <= 36),
    ).toBe(true)
  })

  test('speaks two to five syllables a second and leaves room at both ends', () => {
    const timeline = composeTimeline(input)
    const [from, to] = timeline.audio.speech[0] ?? [0, 0]
    expect(from).toBeGreaterThan(0.2)
    expect(28 / (to - from)).toBeGreaterThan(2)
    expect(28 / (to - from)).toBeLessThan(5)
    expect(timeline.duration).toBeGreaterThan((timeline.audio.speech.at(-1)?.[1] ?? 0) + 1)
  })

  test('keeps every key in order and inside the film', () => {
    const timeline = composeTimeline(input)
    const inOrder = (times: readonly number[]): void => {
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.every((t) => t >= 0 && t <= timeline.duration)).toBe(true)
    }
    for (const tracks of Object.values(timeline.tracks)) {
      inOrder(tracks.mouth.map(([t]) => t))
      inOrder(tracks.look.map(([t]) => t))
      inOrder(tracks.mood.map(([t]) => t))
      inOrder(tracks.blink)
      inOrder(tracks.hop)
      inOrder(tracks.wave.flat())
    }
    inOrder(timeline.camera.map((key) => key.t))
    inOrder(timeline.captions.cues.flatMap((cue) => [cue.from, cue.to]))
  })

  test('the listener looks at the speaker, and only the speaker moves the mouth', () => {
    const timeline = composeTimeline(input)
    const [first, second] = timeline.audio.speech
    const listening = timeline.tracks.b?.look.find(([t]) => t === first?.[0])
    expect(listening?.[1]).toBeLessThan(0)
    const spoken = timeline.tracks.b?.mouth.filter(([t]) => t > 0 && t < (second?.[0] ?? 0))
    expect(spoken).toEqual([])
  })

  test('holds a shot long enough to be seen, begins and ends with all who are there', () => {
    const { camera } = composeTimeline(input)
    expect(camera[0]?.on).toBeNull()
    expect(camera.at(-1)?.on).toBeNull()
    expect(camera.length).toBeGreaterThan(2)
  })

  test('takes the world of the first category by default', () => {
    expect(composeTimeline(input).scene).toBe('palace-garden')
    expect(composeTimeline({ ...input, scene: 'meadow' }).scene).toBe('meadow')
  })

  test('without lines the cast waves and waits', () => {
    const timeline = composeTimeline({
      cast: ['bramble'],
      lines: [{ speaker: 'bramble', text: '  ' }],
      locale: 'en',
      seed: 1,
    })
    expect(timeline.captions.cues).toEqual([])
    expect(timeline.tracks.a?.wave.length).toBe(1)
    expect(timeline.duration).toBeGreaterThan(2)
  })

  test('every character can speak', () => {
    for (const character of CHARACTERS) {
      const timeline = composeTimeline({
        cast: [character.slug],
        lines: [{ speaker: character.slug, text: 'Hello!' }],
        locale: 'en',
        seed: 5,
      })
      expect(readTimeline(timeline)).toBe(timeline)
    }
  })

  test('refuses a cast or speaker that cannot be', () => {
    const line = { speaker: 'bramble', text: 'Hi' }
    const base = { lines: [line], locale: 'en', seed: 1 } as const
    expect(() => composeTimeline({ ...base, cast: [] })).toThrow(/one to three/)
    expect(() => composeTimeline({ ...base, cast: ['bramble', 'bramble'] })).toThrow(/twice/)
    expect(() => composeTimeline({ ...base, cast: ['nobody'] })).toThrow(/no character nobody/)
    expect(() => composeTimeline({ ...base, cast: ['ember'] })).toThrow(/bramble is not in the cast/)
  })
})

describe('lineText and timeOfCharacter', () => {
  const timeline = composeTimeline(input)

  test('give the text as captioned, and the time of each word in it', () => {
    const text = lineText(timeline, 0)
    expect(text).toBe('Feliz aniversário, João! Hoje você faz 6 anos, e eu vim de longe para cantar!')
    const words = timeline.captions.cues.flatMap((cue) => cue.words)
    expect(timeOfCharacter(timeline, 0, text.indexOf('João'))).toBe(
      words.find((word) => word.w === 'João!')?.from,
    )
    expect(timeOfCharacter(timeline, 0, 9999)).toBe(timeline.audio.speech[0]?.[1])
    expect(timeOfCharacter(timeline, 9, 0)).toBe(0)
  })
})

describe('readTimeline', () => {
  const good = composeTimeline(input)
  const clip = { line: 0, key: 'k', at: 1, seconds: 2 }
  const broken: readonly (readonly [string, unknown, RegExp])[] = [
    ['nothing', null, /timeline/],
    ['another version', { ...good, version: 4 }, /version is 4/],
    [
      'a recording of no line',
      { ...good, audio: { ...good.audio, clips: [{ ...clip, line: 2 }] } },
      /clips\[0\].line/,
    ],
    [
      'a recording without a name',
      { ...good, audio: { ...good.audio, clips: [{ ...clip, key: '' }] } },
      /clips\[0\].key/,
    ],
    [
      'a recording of no length',
      { ...good, audio: { ...good.audio, clips: [{ ...clip, seconds: 0 }] } },
      /clips\[0\].seconds/,
    ],
    ['a measure of another kind', { ...good, audio: { ...good.audio, timed: 'guessed' } }, /audio.timed/],
    ['a beat of nobody', { ...good, beats: [{ kind: 'whisper', by: 'z', from: 1, to: 2 }] }, /beats\[0\].by/],
    [
      'a beat without its details',
      { ...good, beats: [{ kind: 'lights', from: 1, to: 2 }] },
      /beats\[0\].text/,
    ],
    ['a time that is not a number', { ...good, duration: Number.NaN }, /duration/],
    ['an unknown scene', { ...good, scene: 'moon' }, /scene/],
    [
      'an unknown character',
      { ...good, cast: [{ ...good.cast[0], art: 'nobody' }, good.cast[1]] },
      /cast\[0\].art/,
    ],
    ['no tracks for a member', { ...good, tracks: { a: good.tracks.a } }, /tracks.b/],
    [
      'a mouth that does not exist',
      { ...good, tracks: { ...good.tracks, a: { ...good.tracks.a, mouth: [[0, 'Q']] } } },
      /mouth\[0\]/,
    ],
    ['a cut to nobody', { ...good, camera: [{ t: 0, framing: 'close', on: 'z' }] }, /camera\[0\].on/],
    [
      'a cue of nobody',
      { ...good, captions: { on: true, cues: [{ ...good.captions.cues[0], speaker: 'z' }] } },
      /speaker/,
    ],
  ]

  test.each(broken)('refuses %s and names the position', (_, value, message) => {
    expect(() => readTimeline(value)).toThrow(message)
  })

  test('plays a stored Timeline of version 1 as it was', () => {
    const stored = VERSION_1
    const read = readTimeline(stored)
    expect(read.beats).toEqual(stored.effects)
    expect(read.camera.map(({ t, framing, on }) => ({ t, framing, on }))).toEqual(stored.camera)
    expect({ ...read.tracks }).toEqual(stored.tracks)
    for (let t = 0; t <= read.duration; t += 0.9) {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, read, t)
      expect(calls.length).toBeGreaterThan(300)
      expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
    }
  })

  test('plays a stored Timeline of version 2 as it was, with nobody recorded', () => {
    const stored = VERSION_2
    const read = readTimeline(stored)
    expect(read.audio).toEqual({ ...stored.audio, clips: [], timed: 'estimated' })
    expect({ ...read, version: 2, audio: stored.audio }).toEqual(stored)
    for (let t = 0; t <= read.duration; t += 0.9) {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, read, t)
      expect(calls.length).toBeGreaterThan(300)
      expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
    }
  })

  test('takes what composeTimeline makes', () => {
    const read: Timeline = readTimeline(good)
    expect(read).toBe(good)
  })
})

describe('a name that is spoken differently than written', () => {
  const made = (text: string, name: string, as: string): Timeline =>
    composeTimeline({ ...input, lines: [{ speaker: 'captain-kindly', text, sayAs: [{ name, as }] }] })

  test('is shown as written and spoken as it sounds, at every occurrence', () => {
    const timeline = made('João! Is that you, joão? João’s cake, Joãozinho.', 'João', 'Zhwow')
    expect(lineText(timeline, 0)).toBe('João! Is that you, joão? João’s cake, Joãozinho.')
    expect(spokenText(timeline, 0)).toBe('Zhwow! Is that you, Zhwow? João’s cake, Joãozinho.')
    expect(readTimeline(JSON.parse(JSON.stringify(timeline)))).toEqual(timeline)
  })

  test.each([
    ['Ana Clara', 'Ah-na Clah-ra', 'Hi, Ah-na Clah-ra!'],
    ['Ana Clara', 'Anaclara', 'Hi, Anaclara!'],
    ['Siobhan', 'Shi vawn', 'Hi, Shi vawn!'],
    ['Ana Jr.', 'Anna Junior', 'Hi, Anna Junior!'],
    ['Ana', '  ', 'Hi, Ana!'],
    ['…', 'x', 'Hi, …!'],
  ])('%s as %s', (name, as, heard) => {
    expect(spokenText(made(`Hi, ${name}!`, name, as), 0)).toBe(heard)
  })

  test('the speaking clock follows the spoken form', () => {
    const timeline = made('Siobhan dances', 'Siobhan', 'Shi vawn')
    const [name, verb] = timeline.captions.cues[0]?.words ?? []
    expect(timeOfCharacter(timeline, 0, 4)).toBe(name?.from)
    expect(timeOfCharacter(timeline, 0, 'Shi vawn '.length)).toBe(verb?.from)
  })
})

describe('a line that several say together', () => {
  const timeline = composeTimeline({
    ...input,
    lines: [
      ...input.lines,
      { speaker: 'princess-amara', along: ['captain-kindly'], text: 'A gente ama você, João!' },
    ],
  })

  test('moves the mouths of all, who look at us, in a shot that shows them', () => {
    const [from = 0, to = 0] = timeline.audio.speech[2] ?? []
    for (const { mouth, look } of Object.values(timeline.tracks)) {
      expect(mouth.filter(([t]) => t >= from && t < to).length).toBeGreaterThan(3)
      expect(look.findLast(([t]) => t <= from + 0.01)).toEqual([from, 0, 0])
    }
    expect(timeline.camera.findLast(({ t }) => t <= from + 0.01)?.on).toBeNull()
  })

  test('is refused when one of its speakers is not in the cast', () => {
    const stranger = { speaker: 'princess-amara', along: ['bramble'], text: 'Oi!' }
    expect(() => composeTimeline({ ...input, lines: [stranger] })).toThrow(RangeError)
  })
})
