import { expect, test } from 'vitest'
import { pageLink } from './view.ts'

test.each([
  'https://www.instagram.com/recadinho',
  'http://example.com/a?b=c#d',
  'mailto:ola@example.com',
  'tel:+5511987654321',
  '',
])('S16: the link %s of the settings is shown', (link) => {
  expect(pageLink(link)).toBe(link)
})

test.each([
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'blob:https://example.com/1',
  '//evil.example',
  '/admin',
  'https://example.com/a b',
  'https:',
])('S16: %j in the settings is no link', (link) => {
  expect(pageLink(link)).toBe('')
})

test('S16: an address of WhatsApp needs no scheme', () => {
  expect(pageLink(' wa.me/5511987654321 ')).toBe('https://wa.me/5511987654321')
})
