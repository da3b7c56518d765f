import { expect, test } from 'vitest'
import { referrerPage } from './routes.ts'

test.each([
  ['https://blog.example/post?mail=ana@example.com#top', 'https://blog.example/post'],
  ['https://user:secret@blog.example:8443/', 'https://blog.example:8443/'],
  ['android-app://com.example.reader/', 'android-app://com.example.reader/'],
  ['', ''],
  ['not an address', ''],
  ['javascript:alert(1)', ''],
  ['about:blank', ''],
])('the referrer "%s" is stored as "%s"', (referrer, kept) => {
  expect(referrerPage(referrer)).toBe(kept)
})

test('a long path is truncated', () => {
  expect(referrerPage(`https://blog.example/${'x'.repeat(1900)}`)).toHaveLength(500)
})
