import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const ownHosts = ['shop.example', 'spring.example']

test.each<[address: string, referrer: string, source: string]>([
  ['', '', 'direct'],
  ['utm_source=Newsletter&fbclid=1&code=ANA', 'https://www.google.com/', 'newsletter'],
  ['utm_source=%3Cscript%3Ealert(1)%3C/script%3E', '', 'scriptalert1/script'],
  ['utm_source=ana@example.com&gclid=1', '', 'google'],
  ['utm_source=%20', 'https://t.co/x', 'x'],
  ['fbclid=IwAR&code=ANA', 'https://l.facebook.com/', 'facebook'],
  ['ttclid=1', '', 'tiktok'],
  ['gbraid=1', '', 'google'],
  ['fbclid=', 'https://m.facebook.com/', 'facebook'],
  ['code=ana', 'https://blog.example/post', 'affiliate'],
  ['code=ana', 'https://spring.example/', 'direct'],
  ['code=%3Cb%3E', 'https://blog.example/post', 'blog.example'],
  ['', 'https://www.google.com.br/search?q=x', 'google'],
  ['', 'https://notgoogle.com/', 'notgoogle.com'],
  ['', 'https://l.instagram.com/', 'instagram'],
  ['', 'https://www.shop.example/purchase', 'direct'],
  ['', 'https://spring.example/', 'direct'],
  ['', 'android-app://com.example.reader/', 'com.example.reader'],
  ['', 'javascript:alert(1)', 'direct'],
])('T8: "%s" from "%s" is %s', (address, referrer, source) => {
  const queryParams = Object.fromEntries(new URLSearchParams(address))
  expect(sourceOf({ queryParams, referrer, affiliateCode: undefined, ownHosts, goesOn: false }).source).toBe(
    source,
  )
})

test('T8: an affiliate’s code that the page kept counts like one in the address, and stands beside another source', () => {
  const arrival = { queryParams: {}, referrer: '', affiliateCode: 'ana', ownHosts, goesOn: false }
  expect(sourceOf(arrival)).toMatchObject({ source: 'affiliate', affiliate: 'ANA' })
  const advertised = { ...arrival, queryParams: { ttclid: '1', utm_campaign: 'Natal 2026' } }
  expect(sourceOf(advertised)).toEqual({
    source: 'tiktok',
    medium: 'cpc',
    campaign: 'Natal 2026',
    affiliate: 'ANA',
    referrer: null,
  })
})

test('T8: a later page of the visit repeats its referrer, which leads nowhere new', () => {
  const arrival = { referrer: 'https://mail.example/', affiliateCode: undefined, ownHosts, goesOn: true }
  expect(sourceOf({ ...arrival, queryParams: {} })).toMatchObject({ source: 'direct', referrer: null })
  expect(sourceOf({ ...arrival, queryParams: { utm_source: 'fair' } }).source).toBe('fair')
})
