import { LandingSite } from '@recadinho/contracts/landing-sites'
import { fits } from '@recadinho/contracts/fits'
import { expect, test } from 'vitest'
import { originsIn } from './origins.ts'

const { origins: Origins } = LandingSite.properties

test.each<[typed: string, origins: string[]]>([
  ['https://spring.example', ['https://spring.example']],
  [' https://Spring.example/sale?x=1 \n', ['https://spring.example']],
  ['spring.example\nwww.spring.example', ['https://spring.example', 'https://www.spring.example']],
  ['https://spring.example:443, https://spring.example', ['https://spring.example']],
  ['https://a.example:8443', ['https://a.example:8443']],
  ['http://localhost:3010', ['http://localhost:3010']],
  ['https://ação.example', ['https://xn--ao-siap.example']],
])('"%s" is %j', (typed, origins) => {
  expect(originsIn(typed)).toEqual(origins)
  expect(fits(Origins, originsIn(typed))).toBe(true)
})

test.each([
  '',
  'http://spring.example',
  'a page',
  'ftp://spring.example',
  'https://',
  'javascript:alert(1)',
  '*',
])('"%s" is refused', (typed) => {
  expect(fits(Origins, originsIn(typed))).toBe(false)
})
