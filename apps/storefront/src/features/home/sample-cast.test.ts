import { CAST } from '@recadinho/stage/cast'
import { expect, test } from 'vitest'
import { sampleCast, sampleDrawings } from './sample-cast.ts'

const characters = CAST.map(({ slug, category, name, description, greetingStyle, voice }) => ({
  id: `id-${slug}`,
  category,
  name,
  description,
  greetingStyle,
  voice,
  picture: slug,
}))
const drawings = (without: readonly string[]) =>
  sampleCast(characters.filter(({ picture }) => !without.includes(picture))).map(({ picture }) => picture)

test('one of each category speaks in the samples', () => {
  expect(drawings([])).toEqual(sampleDrawings)
})

test('another of its category stands in for one that is not on sale', () => {
  expect(drawings(['ember'])).toEqual(['princess-amara', 'captain-kindly', 'pixel-pete', 'bramble'])
})

test('a category without characters has no sample', () => {
  const games = characters.filter(({ category }) => category === 'games').map(({ picture }) => picture)
  expect(drawings(games)).toEqual(['princess-amara', 'captain-kindly', 'ember'])
})
