import { expect, test } from 'vitest'
import { consentOf, hashed, hashedEmail } from './identity.ts'

test('C4: addresses and numbers are hashed as the advertisers’ documents show', () => {
  expect(hashedEmail(' John_Smith@gmail.com ')).toBe(
    '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
  )
  expect(hashed('16505551212')).toBe('e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176')
})

test.each([
  [{ 'x-consent': '1' }, 1],
  [{}, undefined],
  [{ 'x-consent': '0' }, undefined],
  [{ 'x-consent': '2' }, undefined],
  [{ 'x-consent': '01' }, undefined],
  [{ 'x-consent': 'yes' }, undefined],
  [{ 'x-consent': '1', 'sec-gpc': '1' }, undefined],
])('C1: the headers %j agree to version %s', (headers, version) => {
  expect(consentOf(headers)).toBe(version)
})
