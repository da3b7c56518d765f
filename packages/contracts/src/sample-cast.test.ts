import { expect, test } from 'vitest'
import { sampleCast, sampleDrawings } from './sample-cast.ts'

const characters = [
  { category: 'princesses', picture: 'queen-celeste' },
  { category: 'princesses', picture: 'princess-amara' },
  { category: 'heroes', picture: 'captain-kindly' },
  { category: 'games', picture: 'pixel-pete' },
  { category: 'movies', picture: 'bramble' },
  { category: 'movies', picture: 'ember' },
] as const
const drawings = (without: readonly string[] = []) =>
  sampleCast(characters.filter(({ picture }) => !without.includes(picture))).map(({ picture }) => picture)

test('one of each category speaks in the samples', () => {
  expect(drawings()).toEqual(sampleDrawings)
})

test('another of its category stands in for one that is not on sale', () => {
  expect(drawings(['ember'])).toEqual(['princess-amara', 'captain-kindly', 'pixel-pete', 'bramble'])
})

test('a category without characters has no sample', () => {
  expect(drawings(['pixel-pete'])).toEqual(['princess-amara', 'captain-kindly', 'ember'])
})
