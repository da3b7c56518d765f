import { describe, expect, test } from 'vitest'
import { DEPTH, viewAt, viewOfDepth, type View } from '../camera.ts'
import { drawFrame } from '../draw-frame.ts'
import { effectNodes } from '../effects.ts'
import { OCCASIONS } from '../script/script.ts'
import { frameOf } from '../scene.ts'
import { setNodes } from '../sets/sets.ts'
import { filmOf, films, THREE } from '../testing/directed-film.ts'
import { createRecorder } from '../testing/recorder.ts'
import { readTimeline } from '../timeline.ts'
import { findCharacter } from '../known-characters.ts'
import { poseAt } from '../pose-at.ts'
import { standAt } from './stand-at.ts'
import { beatsOf } from './beat.ts'
import { standing } from './figure.ts'
import { holds, seenIn } from './framing.ts'
import { propSpot } from './prop-spot.ts'
import type { Box } from '../bounds.ts'
import { cakeNodes } from '../sets/cake.ts'

describe.each(films)('%s', (_, film) => {
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

test('D3: the first picture shows the first character in the air, in its action', () => {
  const film = filmOf()
  const [member] = film.cast
  const character = findCharacter(member?.art ?? '')
  const tracks = film.tracks[member?.id ?? '']
  expect(member && standAt(film, member, 0)?.rise).toBeGreaterThan(50)
  expect(character && tracks && poseAt(character, tracks, 0, film.seed).action).toBe(1)
})

test.each(films)(
  'D4: %s: a thing is seen whole and for a while, and before nobody else’s face',
  (_, film) => {
    const shown = beatsOf(film, 'prop')
    for (const [i, { by, from, to, prop }] of shown.entries()) {
      expect(to - from).toBeGreaterThan(1.29)
      expect(from).toBeGreaterThanOrEqual(shown[i - 1]?.to ?? 0)
      const speaker = film.cast.find(({ id }) => id === by)
      const shot = film.camera.findLast(({ t }) => t <= from + 0.5)
      if (!speaker || !shot) throw new Error('Nobody shows it')
      const spot = propSpot(film, speaker, prop)
      expect(holds(seenIn(shot.view, film), spot)).toBe(true)
      const others = film.cast.filter(({ id }) => id !== by && (shot.shows?.includes(id) ?? true))
      expect(others.filter((each) => touches(spot, standing(each).face))).toEqual([])
    }
  },
)

test.each([
  ['en', 'Is a little afraid of dogs', 'dogs'],
  ['pt', 'Tem um pouco de medo de cachorro', 'cachorro'],
] as const)('D4: in %s what is feared is not shown', (locale, notes, word) => {
  const film = filmOf({ locale, notes })
  expect(film.captions.cues.flatMap(({ words }) => words.map(({ w }) => w)).join(' ')).toContain(word)
  expect(beatsOf(film, 'prop')).toEqual([])
})

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

test.each(['en', 'pt'] as const)('D6: in %s news to cheer are told aloud', (locale) => {
  const notes = { en: 'He got his first medal.', pt: 'Ganhou a primeira medalha.' }[locale]
  const film = filmOf({ occasion: 'christmas', locale, notes, age: 12 })
  const [whisper] = beatsOf(film, 'whisper')
  const cue = film.captions.cues.findIndex(({ from }) => from === whisper?.from)
  const bye = film.captions.cues.findIndex(({ from }) => from === beatsOf(film, 'lights')[0]?.from)
  // The good wish comes before the good-bye.
  expect(film.captions.cues[cue]?.line).toBe((film.captions.cues[bye]?.line ?? 0) - 1)
})

test('D7: after sad news nobody jumps, and sparkles glow instead of confetti', () => {
  const sad = filmOf({ occasion: 'justBecause', notes: 'Her grandpa died last week.' })
  const ill = filmOf({ occasion: 'getWell', cast: ['grandpa-thunder', 'captain-salt'] })
  const birthday = filmOf({ notes: 'Her grandpa died last week.' })
  for (const film of [sad, ill, birthday]) {
    expect(Object.values(film.tracks).flatMap(({ hop }) => hop)).toEqual([])
    expect(beatsOf(film, 'confetti')).toEqual([])
    expect(beatsOf(film, 'sparkles')).not.toEqual([])
    const moods = Object.values(film.tracks).flatMap(({ mood }) => mood.map(([, name]) => name))
    expect(moods.filter((name) => /laughing|excited|proud/.test(name))).toEqual([])
  }
})

test('D7: confetti falls as soon as all the lights are on, to the end of the good-bye', () => {
  const film = filmOf({ cast: THREE })
  const [lights] = beatsOf(film, 'lights')
  const confetti = beatsOf(film, 'confetti').at(-1)
  expect(confetti?.from).toBeCloseTo((lights?.from ?? 0) + 1)
  expect(confetti?.to).toBe(lights?.to)
  const [begin = 0, end = 0] = [confetti?.from, confetti?.to]
  // From when the first pieces are there, some fall at every moment.
  for (let t = begin + 0.8; t < end; t += 0.4) expect(effectNodes(film, t).length).toBeGreaterThan(5)
})

test.each(['achievement', 'congratulations', 'childrensDay'] as const)(
  'D7: %s is cheered where it is named, and nothing falls during a whisper',
  (occasion) => {
    for (const locale of ['en', 'pt'] as const)
      for (const cast of [['bramble'], THREE]) {
        const film = filmOf({ occasion, locale, cast, notes: '' })
        const [whisper] = beatsOf(film, 'whisper')
        const [cheer, ...others] = beatsOf(film, 'confetti')
        const named = film.captions.cues.findLast(({ from }) => from <= (cheer?.from ?? 0) + 0.001)
        expect(named?.from).toBeCloseTo(cheer?.from ?? 0, 2)
        expect(others).toHaveLength(1)
        for (const { from, to } of beatsOf(film, 'confetti'))
          expect(to <= (whisper?.from ?? 0) || from >= (whisper?.to ?? 0)).toBe(true)
      }
  },
)

test.each(['en', 'pt'] as const)('D9: in %s Easter is a bright day outdoors, whoever speaks', (locale) => {
  const notes = { en: 'She plays the violin at night.', pt: 'Toca violão à noite.' }[locale]
  const easter = filmOf({ locale, notes, occasion: 'easter', cast: ['bramble'] })
  expect([easter.scene, easter.light]).toEqual(['meadow', 'day'])
  const birthday = filmOf({ locale, notes, cast: ['bramble'] })
  expect([birthday.scene, birthday.light]).toEqual(['film-set', 'night'])
  // Who lives outdoors stays at home.
  expect(filmOf({ locale, occasion: 'easter' }).scene).toBe('palace-garden')
})

test('D9: every occasion has a set of its own; Christmas has snow light, a birthday has not', () => {
  const sets = OCCASIONS.map((occasion) => JSON.stringify(setNodes(filmOf({ occasion }), 1)))
  expect(new Set(sets).size).toBe(OCCASIONS.length)
  expect(filmOf({ occasion: 'christmas' }).light).toBe('snow')
  expect(filmOf().light).toBe('day')
})

test.each(['en', 'pt'] as const)(
  'D9: in %s there is no night, and no dark film set, under the age of four',
  (locale) => {
    const notes = { en: 'She plays the violin at night.', pt: 'Toca violão à noite.' }[locale]
    for (const occasion of OCCASIONS) {
      const little = filmOf({ locale, notes, occasion, age: 3, cast: ['bramble'] })
      expect([occasion, little.light]).not.toContain('night')
      expect([occasion, little.scene]).not.toContain('film-set')
    }
    expect(filmOf({ locale, notes, age: 4 }).light).toBe('night')
  },
)

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

/** The glow of each flame has a colour of its own. */
const flamesOf = (age: number | null, blown = 0) =>
  JSON.stringify(cakeNodes(age, blown, 0, 0)).split('#FBD97A').length - 1

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
