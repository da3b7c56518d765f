import { describe, expect, test } from 'vitest'
import '../characters.ts'
import { DEPTH, viewAt, viewOfDepth, type View } from '../camera.ts'
import { CAST } from '../cast.ts'
import { drawFrame } from '../draw-frame.ts'
import { OCCASIONS, spokenName, writeTurns, type ScriptOccasion } from '../script/script.ts'
import { frameOf } from '../scene.ts'
import { scriptLines } from '../script/script-lines.ts'
import { setNodes } from '../sets/sets.ts'
import { createRecorder } from '../testing/recorder.ts'
import { composeTimeline, readTimeline } from '../timeline.ts'
import type { CameraKey, Timeline } from '../timeline-format.ts'
import { beatsOf, isClosing } from './beat.ts'
import { cakeBox } from './cake-spot.ts'
import { isCut } from './cut-or-move.ts'
import { standing } from './figure.ts'
import { cakeNodes } from '../sets/cake.ts'
import { holds, seenIn } from './framing.ts'
import { presentAt } from './shot.ts'

const NOTES = {
  en: 'She lost her first tooth. She loves dinosaurs and rides her bike.',
  pt: 'Perdeu o primeiro dente. Ama dinossauros e anda de bicicleta.',
}
const THREE = ['princess-amara', 'captain-kindly', 'ember'] as const

function filmOf({
  cast = ['princess-amara'],
  occasion = 'birthday',
  age = 6,
  locale = 'en',
  notes = NOTES[locale],
  name = 'Olivia',
  seed = 7,
}: {
  cast?: readonly string[]
  occasion?: ScriptOccasion
  age?: number | null
  locale?: 'en' | 'pt'
  notes?: string
  name?: string
  seed?: number
} = {}): Timeline {
  const characters = cast.flatMap((slug) => CAST.filter((member) => member.slug === slug))
  const turns = writeTurns({
    locale,
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
    locale,
    seed,
    banner: spokenName(name),
    occasion,
    age,
  })
}

const films = OCCASIONS.flatMap((occasion) =>
  (['en', 'pt'] as const).flatMap((locale) =>
    [['princess-amara'], THREE].map(
      (cast) => [`${occasion}, ${locale}, ${cast.length}`, filmOf({ occasion, locale, cast })] as const,
    ),
  ),
)

describe.each(films)('%s', (_, film) => {
  test('D1: each cut lies on a caption or a beat', () => {
    const starts = [0, ...film.captions.cues.map(({ from }) => from), ...film.beats.map(({ from }) => from)]
    for (const { t } of film.camera) expect(starts.some((start) => Math.abs(start - t) < 0.002)).toBe(true)
  })

  test('D1: a shot is not over at once, unless it began with a beat', () => {
    const brief = film.camera.filter((key, i) => (film.camera[i + 1]?.t ?? film.duration) - key.t < 1.2)
    for (const { t } of brief) expect(film.beats.map(({ from }) => from)).toContain(t)
  })

  test('D2: a shot of one shows the whole head, and no head of a neighbour in part', () => {
    for (const { t, framing, on, view, shows } of film.camera) {
      const speaker = film.cast.find(({ id }) => id === on)
      if (!speaker || framing === 'whisper') continue
      const seen = seenIn(view, film)
      // Those who would be cut are not drawn.
      const drawn = presentAt(film, t).filter((member) => shows?.includes(member.id))
      expect(drawn).toContain(speaker)
      for (const member of drawn) expect(holds(seen, standing(member).head)).toBe(true)
    }
  })

  const steps = film.camera.slice(1).map((key, i) => ({ key, last: film.camera[i] ?? key }))

  test('D12: a cut shows another size or another subject; what would be a jump is a move', () => {
    // The flash hides the last one.
    for (const { key, last } of steps.filter((step) => !isClosing(film, step.key.t)))
      expect(key.move === undefined).toBe(isCut(last, key))
  })

  test('D12: nobody comes or goes while the camera moves', () => {
    const seen = ({ shows, t }: CameraKey) => shows ?? presentAt(film, t - 0.02).map(({ id }) => id)
    const moves = steps.filter(({ key }) => key.move)
    expect(moves.map(({ key }) => seen(key).toSorted())).toEqual(
      moves.map(({ last }) => seen(last).toSorted()),
    )
  })

  test('D13: no shot stays for more than seven seconds', () => {
    for (const { key, last } of steps) expect(key.t - last.t).toBeLessThan(7)
  })

  test('D14: who is seen whole stands at the foot of the picture', () => {
    const whole = film.camera.filter(
      ({ t, framing }) => ['wide', 'group', 'full'].includes(framing) && !isClosing(film, t),
    )
    for (const { t, on, view } of whole) {
      const seen = on === null ? presentAt(film, t) : film.cast.filter(({ id }) => id === on)
      const floor = Math.max(...seen.map(({ y }) => y))
      const onScreen = 0.5 + ((floor - view[1]) * view[2]) / film.height
      expect(onScreen).toBeGreaterThan(0.74)
      expect(onScreen).toBeLessThan(0.87)
    }
  })

  test('D2: there are at least three sizes of shots', () => {
    expect(new Set(film.camera.map(({ framing }) => framing)).size).toBeGreaterThanOrEqual(3)
  })

  test('D3: everyone comes before the first words, and leaves at the end', () => {
    for (const { id } of film.cast) {
      const enter = beatsOf(film, 'enter').find(({ who }) => who === id)
      const first = film.captions.cues.find(({ speaker }) => speaker === id)
      expect(enter?.from).toBeLessThanOrEqual(first?.from ?? 0)
      expect(beatsOf(film, 'exit').some(({ who }) => who === id)).toBe(true)
    }
  })

  test('D6, D7, D8: a whisper, the name in lights, and a last picture with the name', () => {
    const [whisper] = beatsOf(film, 'whisper')
    expect(beatsOf(film, 'whisper')).toHaveLength(1)
    expect(film.camera.findLast(({ t }) => t < (whisper?.to ?? 0))?.framing).toBe('whisper')
    expect(beatsOf(film, 'lights').map(({ text }) => text)).toEqual(['Olivia'])
    expect(beatsOf(film, 'close').at(-1)).toMatchObject({ title: expect.stringContaining('Olivia') })
    expect(beatsOf(film, 'close').at(-1)?.to).toBe(film.duration)
  })

  test('D8: in the last picture the cast stands on the floor of the scene', () => {
    const t = film.duration
    const view = viewAt(film, t)
    const { horizon } = frameOf(film.width, film.height, t)
    const onScreen = (y: number, by: View) => (y - by.y) * by.zoom
    for (const { y } of film.cast)
      for (const depth of [DEPTH.scene, DEPTH.set])
        expect(onScreen(y, view)).toBeGreaterThan(onScreen(horizon, viewOfDepth(view, depth, film, t)))
  })

  test('it is plain data, and equal for equal input', () => {
    expect(readTimeline(JSON.parse(JSON.stringify(film)))).toEqual(film)
  })
})

test('the same input gives the same film, another seed another one', () => {
  expect(filmOf({ cast: THREE })).toEqual(filmOf({ cast: THREE }))
  expect(filmOf({ cast: THREE, seed: 8 })).not.toEqual(filmOf({ cast: THREE }))
})

test.each([['princess-amara'], THREE])(
  'D13: for the little ones the film is slower, for the big ones quicker',
  (...cast) => {
    const [little = 0, child = 0, big = 0] = [2, 6, 12].map((age) => {
      const all = OCCASIONS.map((occasion) => filmOf({ cast, age, occasion }))
      return sum(all.map(({ duration }) => duration)) / sum(all.map(({ camera }) => camera.length))
    })
    expect(little).toBeGreaterThan(child)
    expect(child).toBeGreaterThan(big)
  },
)

test.each(['en', 'pt'] as const)('D4: in %s a thing appears at the word that names it', (locale) => {
  const film = filmOf({ locale })
  const words = film.captions.cues.flatMap((cue) => cue.words)
  const spoken = { en: ['tooth', 'dinosaurs', 'bike'], pt: ['dente', 'dinossauros', 'bicicleta'] }[locale]
  const shown = beatsOf(film, 'prop')
  expect(shown.length).toBeGreaterThan(1)
  for (const { from } of shown) {
    const word = words.find((each) => Math.abs(each.from - from) < 0.002)
    expect(spoken).toContain(word?.w.replace(/[^\p{L}]/gu, ''))
  }
})

test.each([
  [1, 1],
  [6, 6],
  [12, 12],
])('D5: at %i years the cake has %i candles', (age, candles) => {
  expect(flamesOf(age)).toBe(candles)
})

test('D5: from 13 on the age stands on the cake in digits, and an age that is not known has one candle', () => {
  expect(flamesOf(13)).toBe(2)
  expect(flamesOf(130)).toBe(3)
  expect(flamesOf(null)).toBe(1)
  expect(flamesOf(6, 1)).toBe(0)
})

test('D5: the candles are blown out after the good wish, while no one speaks', () => {
  const film = filmOf({ cast: THREE })
  const [blow] = beatsOf(film, 'blow-out')
  const silent = film.audio.speech.every(([from, to]) => to <= (blow?.from ?? 0) || from >= (blow?.to ?? 0))
  expect(silent).toBe(true)
  expect(filmOf({ occasion: 'easter' }).beats.some(({ kind }) => kind === 'cake')).toBe(false)
})

test.each([[['ember']], [THREE]])('D5: the candles are seen from close by as they go out', (cast) => {
  const film = filmOf({ cast })
  const shot = film.camera.find(({ framing }) => framing === 'cake')
  expect(shot?.t).toBe(beatsOf(film, 'blow-out')[0]?.from)
  const seen = seenIn(shot?.view ?? [0, 0, 1], film)
  const { left, top, right } = cakeBox(film)
  expect(holds(seen, { left, top, right, bottom: top })).toBe(true)
  expect(shot?.shows).toHaveLength(1)
})

test('D7: after sad news nobody jumps, and sparkles glow instead of confetti', () => {
  const sad = filmOf({ occasion: 'justBecause', notes: 'Her grandpa died last week.' })
  const ill = filmOf({ occasion: 'getWell', cast: ['grandpa-thunder', 'captain-salt'] })
  for (const film of [sad, ill]) {
    expect(Object.values(film.tracks).flatMap(({ hop }) => hop)).toEqual([])
    expect(beatsOf(film, 'confetti')).toEqual([])
    expect(beatsOf(film, 'sparkles')).not.toEqual([])
    const moods = Object.values(film.tracks).flatMap(({ mood }) => mood.map(([, name]) => name))
    expect(moods.filter((name) => /laughing|excited|proud/.test(name))).toEqual([])
  }
})

test('D9: every occasion has a set of its own; Christmas is a night, a birthday is not', () => {
  const sets = OCCASIONS.map((occasion) => JSON.stringify(setNodes(filmOf({ occasion }), 1)))
  expect(new Set(sets).size).toBe(OCCASIONS.length)
  expect(filmOf({ occasion: 'christmas' }).light).toBe('night')
  expect(filmOf().light).toBe('day')
})

test('D10: who listens turns to who speaks', () => {
  const film = filmOf({ cast: THREE })
  const [first] = film.cast
  const [cue] = film.captions.cues
  expect(cue?.speaker).toBe(first?.id)
  for (const { id } of film.cast.slice(1)) expect(film.tracks[id]?.turn?.[0]?.[1]).toBeLessThan(0)
})

test.each(['', 'María José', 'محمد', 'さくら', '🦄🦄', 'A'.repeat(60), '<b>Ana</b>'])(
  'a film for “%s” can be drawn',
  (name) => {
    const film = filmOf({ name, age: 130, notes: 'x'.repeat(700) })
    for (let t = 0; t <= film.duration; t += 1.7) {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, film, t)
      expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
    }
  },
)

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** The glow of each flame has a colour of its own. */
const flamesOf = (age: number | null, blown = 0) =>
  JSON.stringify(cakeNodes(age, blown, 0, 0)).split('#FBD97A').length - 1
