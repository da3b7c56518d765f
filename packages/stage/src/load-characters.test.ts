import { beforeEach, expect, test, vi } from 'vitest'
import { CAST } from './cast.ts'

// A stage without characters, although other tests of this worker have loaded some.
beforeEach(() => void vi.resetModules())
const openStage = async () => ({
  ...(await import('./known-characters.ts')),
  ...(await import('./known-decor.ts')),
  ...(await import('./load-characters.ts')),
  ...(await import('./load-decor.ts')),
  ...(await import('./scene-at.ts')),
  ...(await import('./timeline.ts')),
})

const lines = [{ speaker: 'bramble', text: 'Hi!' }]

test('a film can be composed once its characters and its occasion are loaded, and no others are', async () => {
  const { composeTimeline, findCharacter, loadCharacters, loadDecor } = await openStage()
  expect(() => composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 1 })).toThrow(RangeError)
  await loadCharacters(['bramble', 'nobody'])
  expect(() => composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 1 })).toThrow(RangeError)
  await loadDecor(['film-set'], null)
  expect(composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 1 }).cast[0]?.art).toBe('bramble')
  expect(findCharacter('ember')).toBeUndefined()
})

test('every member of the cast can be loaded', async () => {
  const { findCharacter, loadCharacters } = await openStage()
  await loadCharacters(CAST.map(({ slug }) => slug))
  expect(CAST.filter(({ slug }) => !findCharacter(slug))).toEqual([])
})

test('D9: who lives on the dark film set has a scene outdoors', async () => {
  const { findScene, loadDecor } = await openStage()
  await loadDecor(['city'], 'birthday')
  expect(findScene('meadow')).toBeUndefined()
  await loadDecor(['film-set'], 'easter')
  expect(findScene('meadow')).toBeDefined()
})

test('D25: a film plays in its first scene until the late parts are loaded', async () => {
  const { composeTimeline, loadCharacters, loadLateParts, loadOccasion, provideScene, sceneAt } =
    await openStage()
  await Promise.all([loadCharacters(['captain-kindly']), loadOccasion('birthday')])
  provideScene('city', () => [])
  const text = 'This is a sentence that is about as long as those that people write at home.'
  const long = Array.from({ length: 6 }, () => ({ speaker: 'captain-kindly', text }))
  const input = {
    cast: ['captain-kindly'],
    lines: long,
    locale: 'en',
    seed: 4,
    occasion: 'birthday',
  } as const
  const film = composeTimeline(input)
  expect(sceneAt(film, film.duration).scene).toBe('city')
  await loadLateParts()
  expect(composeTimeline(input)).toEqual(film)
  expect(sceneAt(film, 0).scene).toBe('city')
  expect(sceneAt(film, film.duration).scene).toBe('garden')
})
