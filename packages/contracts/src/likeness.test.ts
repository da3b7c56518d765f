import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { hairStyles, Likeness, likenessOf, skinTones } from './likeness.ts'
import { emptyPersonalization } from './personalization.ts'
import { sentFields, sentValue } from './sent-fields.ts'

const likeness = {
  skin: 'brown',
  hair: 'coils',
  hairColour: 'black',
  glasses: true,
  hearingAid: false,
  wheelchair: true,
} as const

const schema = Compile(Likeness)

test('every choice is accepted, and nothing else: no photo, no other word', () => {
  for (const skin of skinTones)
    for (const hair of hairStyles) expect(schema.Check({ ...likeness, skin, hair })).toBe(true)
  for (const change of [{ skin: 'green' }, { hair: null }, { glasses: 1 }, { photo: 'x' }])
    expect(schema.Check({ ...likeness, ...change })).toBe(false)
})

test('what a browser has kept of another release is none', () => {
  expect(likenessOf(JSON.parse(JSON.stringify(likeness)))).toEqual(likeness)
  for (const kept of [null, 'tan', 7, {}, { ...likeness, hair: 'mohawk' }])
    expect(likenessOf(kept)).toBeNull()
  expect(likenessOf({ ...likeness, photo: 'x', glasses: 'yes' })).toEqual({ ...likeness, glasses: false })
})

test('it is sent as it is, or not at all', () => {
  expect(sentValue('likeness', likeness)).toEqual(likeness)
  expect(sentValue('likeness', { ...likeness, skin: 'green' as 'brown' })).toBeNull()
  expect(sentFields({ ...emptyPersonalization, likeness })).toHaveProperty('likeness', likeness)
  expect(sentFields(emptyPersonalization)).not.toHaveProperty('likeness')
})
