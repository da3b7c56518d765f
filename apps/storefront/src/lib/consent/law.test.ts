import { expect, test } from 'vitest'
import { needsOptIn, type Whereabouts } from './law.ts'

const from = (visitor: Partial<Whereabouts>) =>
  needsOptIn({ country: undefined, languages: ['en-US'], timeZone: 'America/New_York', ...visitor })

test.each(['IE', 'DE', 'PL', 'NO', 'LI', 'GB', 'BR'])('%s requires consent first', (country) => {
  expect(from({ country })).toBe(true)
})

test.each(['US', 'CA', 'AU', 'IN', 'ZA', 'NZ', 'SG', 'HK', 'PH', 'MY'])('%s accepts a refusal', (country) => {
  expect(from({ country })).toBe(false)
})

test('the selected country decides over the browser’s settings', () => {
  expect(from({ country: 'US', languages: ['de-DE'], timeZone: 'Europe/Berlin' })).toBe(false)
  expect(from({ country: 'GB' })).toBe(true)
})

test.each<[string, Partial<Whereabouts>, boolean]>([
  ['English of the United States in New York', {}, false],
  ['a browser set to Brazil', { languages: ['en-US', 'pt-BR'] }, true],
  ['Portuguese without a region', { languages: ['pt'] }, true],
  ['British English', { languages: ['en-gb'] }, true],
  ['German with its script', { languages: ['de-Latn-AT'] }, true],
  ['Spanish of Mexico', { languages: ['es-MX', 'en-US'], timeZone: 'America/Mexico_City' }, false],
  ['a clock of Paris', { timeZone: 'Europe/Paris' }, true],
  ['a clock of São Paulo', { timeZone: 'America/Sao_Paulo' }, true],
  ['a clock of Madeira', { timeZone: 'Atlantic/Madeira' }, true],
  ['a browser that tells no clock', { timeZone: undefined }, true],
  ['a browser that hides behind UTC', { timeZone: 'UTC' }, true],
  ['English of India in Kolkata', { languages: ['en-IN', 'hi'], timeZone: 'Asia/Kolkata' }, false],
])('while no country is chosen: %s', (_, visitor, expected) => {
  expect(from(visitor)).toBe(expected)
})
