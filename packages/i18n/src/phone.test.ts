import { expect, test } from 'vitest'
import { contactWhatsappLink } from './contact-link.ts'
import {
  callingCode,
  contactPhone,
  contactWhatsapp,
  formatAsTyped,
  splitInternational,
  formatPhone,
  phoneDigits,
} from './phone.ts'

test('numbers are reduced to digits with the country code', () => {
  expect(phoneDigits('(11) 98765-4321', 'BR')).toBe('5511987654321')
  expect(phoneDigits('+55 11 98765-4321', 'US')).toBe('5511987654321')
  expect(phoneDigits('201 555 0123', 'US')).toBe('12015550123')
  expect(phoneDigits('98765 4321', 'XX')).toBeUndefined()
})

test('an invalid number is refused', () => {
  for (const bad of ['', '123', 'abc', '+55', '(11) 9876', '11 98765-43210000'])
    expect(phoneDigits(bad, 'BR')).toBeUndefined()
})

test.each([
  ['+52 1 55 1234 5678', 'US', '525512345678'],
  ['1 55 1234 5678', 'MX', '525512345678'],
  ['+52 044 55 1234 5678', 'US', '525512345678'],
  ['045 55 1234 5678', 'MX', '525512345678'],
  ['01 55 1234 5678', 'MX', '525512345678'],
  ['\u202a+52 1 55 1234 5678\u202c', 'US', '525512345678'],
  ['+54 9 11 2345-6789', 'US', '5491123456789'],
  ['011 15-2345-6789', 'AR', '5491123456789'],
  ['+44 (0) 7400 123456', 'US', '447400123456'],
])('as WhatsApp shows it, or as it was dialed, %s in %s is %s', (typed, country, digits) => {
  expect(phoneDigits(typed, country)).toBe(digits)
})

test('prefixes and formatting', () => {
  expect(callingCode('GB')).toBe('44')
  expect(callingCode('XX')).toBeUndefined()
  expect(formatPhone('5511987654321')).toBe('+55 11 98765 4321')
})

test('a number is formatted for its country while it is typed', () => {
  expect(formatAsTyped('11987654321', 'BR')).toBe('(11) 98765-4321')
  expect(formatAsTyped('2015550123', 'US')).toBe('(201) 555-0123')
  expect(formatAsTyped('07400 123456', 'GB')).toBe('07400 123456')
  expect(formatAsTyped('12 34', 'nowhere')).toBe('12 34')
})

test('the country is read from a pasted number with its prefix', () => {
  expect(splitInternational('+55 11 98765-4321')).toEqual({ country: 'BR', national: '(11) 98765-4321' })
  expect(splitInternational('0044 7400 123456')).toEqual({ country: 'GB', national: '07400 123456' })
  expect(splitInternational('+52 1 55 1234 5678')).toEqual({ country: 'MX', national: '55 1234 5678' })
  expect(splitInternational('11 98765-4321')).toBeUndefined()
  expect(splitInternational('+')).toBeUndefined()
})

test.each([
  ['(11) 98765-4321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['011 98765-4321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['+55 11 98765-4321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['5511987654321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['(55) 99912-3456', '+55 55 99912 3456', 'https://wa.me/5555999123456'],
  ['55999123456', '+55 55 99912 3456', 'https://wa.me/5555999123456'],
  ['(11) 3265-4321', '+55 11 3265 4321', 'https://wa.me/551132654321'],
])('the shop’s number %s is stored as %s, and its link is %s', (typed, stored, link) => {
  expect([contactPhone(typed), contactWhatsapp(typed)]).toEqual([stored, stored])
  expect([contactWhatsappLink(typed), contactWhatsappLink(stored)]).toEqual([link, link])
  expect(contactWhatsapp(stored)).toBe(stored)
})

test('the shop’s phone may be abroad, its WhatsApp number may not; what is no number is neither', () => {
  expect(contactPhone('+1 201 555 0123')).toBe('+1 201 555 0123')
  expect(contactWhatsapp('+1 201 555 0123')).toBeUndefined()
  for (const bad of ['call me', 'abc', '123', '(11) 9876'])
    expect([contactPhone(bad), contactWhatsapp(bad)]).toEqual([undefined, undefined])
})
