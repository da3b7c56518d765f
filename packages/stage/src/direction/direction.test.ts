import { describe, expect, test } from 'vitest'
import '../characters.ts'
import { createRecorder } from '../testing/recorder.ts'
import { drawFrame } from '../draw-frame.ts'
import { PROPS } from '../props/props.ts'
import { propsIn } from '../props/find-props.ts'
import { scriptLines } from '../script/script-lines.ts'
import { OCCASIONS, writeTurns } from '../script/script.ts'
import { findCastMember } from '../cast.ts'
import { setNodes } from '../sets/sets.ts'
import { composeTimeline, readTimeline, type Timeline } from '../timeline.ts'
import { candlesOf } from './cake.ts'

const cast = ['captain-kindly', 'ember', 'robot-zib']

function film(
  change: { occasion?: (typeof OCCASIONS)[number]; age?: number | null; name?: string; notes?: string } = {},
): Timeline {
  const {
    occasion = 'birthday',
    age = 6,
    name = 'Ana',
    notes = 'She lost a tooth. She loves dinosaurs.',
  } = change
  const characters = cast.flatMap((slug) => findCastMember(slug) ?? [])
  const turns = writeTurns({
    locale: 'en',
    childName: name,
    childAge: age,
    occasion,
    notes,
    useAIVoice: true,
    characters,
  })
  return composeTimeline({
    cast,
    lines: scriptLines(turns, cast),
    locale: 'en',
    seed: 3,
    occasion,
    age,
    name,
    banner: name,
    width: 720,
    height: 960,
  })
}

describe('the director', () => {
  test('D1 cuts on the beginning of a caption or of a beat, in at least three sizes', () => {
    const { camera, captions, beats } = film()
    const starts = new Set([0, ...captions.cues.map(({ from }) => from), ...beats.map(({ from }) => from)])
    for (const { t } of camera) expect(starts.has(t)).toBe(true)
    expect(new Set(camera.map(({ framing }) => framing)).size).toBeGreaterThanOrEqual(3)
  })

  test('D3, D7, D8 all come and leave, the name shines, and the last picture says the wish', () => {
    const { beats, cast: members } = film()
    for (const kind of ['enter', 'exit'] as const)
      expect(beats.filter((beat) => beat.kind === kind)).toHaveLength(members.length)
    expect(beats.find(({ kind }) => kind === 'lights')).toMatchObject({ text: 'Ana' })
    expect(beats.at(-1)).toMatchObject({ kind: 'close', title: 'Happy birthday, Ana!' })
  })

  test('D4 shows what the notes mention, in the line that says it', () => {
    const { beats, captions } = film()
    const shown = beats.flatMap((beat) => (beat.kind === 'prop' ? [beat.prop] : []))
    expect(shown).toEqual(['tooth', 'dinosaur'])
    const words = new Set(captions.cues.flatMap((cue) => cue.words.map(({ from }) => from)))
    for (const { kind, from } of beats) expect(kind !== 'prop' || words.has(from)).toBe(true)
  })

  test.each([
    [1, 1],
    [6, 6],
    [12, 12],
    [13, 2],
    [130, 3],
    [null, 1],
  ])('D5 a cake for age %s has %i candles or digits', (age, count) => {
    expect(candlesOf(age)).toHaveLength(count)
    expect(film({ age }).beats.find(({ kind }) => kind === 'cake')).toMatchObject({ candles: age })
  })

  test('D7 after sad news nothing falls from the sky', () => {
    const kinds = film({ notes: 'Her grandfather died last week.', occasion: 'justBecause' }).beats.map(
      ({ kind }) => kind,
    )
    expect(kinds).not.toContain('confetti')
    expect(kinds).toContain('sparkles')
  })

  test('D9 each occasion has a set of its own, and Christmas is a night', () => {
    const drawn = OCCASIONS.map((occasion) =>
      JSON.stringify(setNodes({ occasion, width: 720, height: 960 }, 1)),
    )
    expect(new Set(drawn).size).toBe(OCCASIONS.length)
    expect(film({ occasion: 'christmas' }).light).toBe('night')
    expect(film().light).toBe('day')
  })

  test.each(['', 'María José', 'محمد', '小明', '👩‍👩‍👧', 'A'.repeat(60), '<b>Ana</b>'])(
    'a film for “%s” can be drawn and read',
    (name) => {
      const made = film({ name })
      expect(readTimeline(JSON.parse(JSON.stringify(made)))).toEqual(made)
      for (let t = 0; t <= made.duration; t += 1.7) {
        const { ctx, calls } = createRecorder()
        drawFrame(ctx, made, t)
        expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
      }
    },
  )
})

describe('things that notes mention', () => {
  test('are at least forty', () => expect(PROPS.length).toBeGreaterThanOrEqual(40))

  test.each([
    ['en', 'two puppies and a bike', ['dog', 'bicycle']],
    ['en', 'you eat a hot dog and train every day', []],
    ['pt', 'um cão e os dinossauros', ['dog', 'dinosaur']],
    ['pt', 'cachorro-quente e bolo', []],
  ] as const)('%s: %s', (locale, text, expected) => {
    expect(propsIn(text, locale).map(({ prop }) => prop)).toEqual(expected)
  })
})
