import { expect, test } from 'vitest'
import { chatNumber, spellingsOf } from './chat-numbers.ts'

test.each([
  ['Brazil with its ninth digit', '5511987654321', ['5511987654321', '551187654321']],
  ['Brazil without', '551187654321', ['5511987654321', '551187654321']],
  ['a landline in Brazil', '551132654321', ['551132654321']],
  ['Argentina', '541123456789', ['5491123456789', '541123456789']],
  ['Mexico as it was', '5215512345678', ['525512345678', '5215512345678']],
  ['Mexico from a mobile', '520445512345678', ['525512345678', '5215512345678']],
  ['the US', '12015550123', ['12015550123']],
  ['nothing', '', ['']],
])('C2: %s', (_, digits, all) => {
  expect(spellingsOf(digits)).toEqual(all)
  for (const spelling of all) expect(chatNumber(spelling)).toBe(all[0])
})
