import { expect, test } from 'vitest'
import { contactWhatsappLink } from './contact-link.ts'

test.each([
  ['(11) 98765-4321', 'https://wa.me/5511987654321'],
  ['011 98765-4321', 'https://wa.me/5511987654321'],
  ['0011987654321', 'https://wa.me/55011987654321'],
  ['+55 11 98765-4321', 'https://wa.me/5511987654321'],
  ['055 11 98765-4321', 'https://wa.me/5511987654321'],
  // Santa Maria, in Rio Grande do Sul, has the area code 55.
  ['(55) 99912-3456', 'https://wa.me/5555999123456'],
  ['(55) 3212-3456', 'https://wa.me/555532123456'],
  ['055 99912-3456', 'https://wa.me/5555999123456'],
  ['+55 55 99912-3456', 'https://wa.me/5555999123456'],
  ['+55 11 3265-4321', 'https://wa.me/551132654321'],
])('§2, Footer: %s without other signs and one leading 0, with 55 in front, is %s', (contact, link) =>
  expect(contactWhatsappLink(contact)).toBe(link),
)

test.each(['', ' ', '-', '0'])('without a number (%j) there is no link', (contact) => {
  expect(contactWhatsappLink(contact)).toBeUndefined()
})

test('a text is added, escaped', () => {
  expect(contactWhatsappLink('11987654321', 'Olá & obrigada')).toBe(
    'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20obrigada',
  )
})
