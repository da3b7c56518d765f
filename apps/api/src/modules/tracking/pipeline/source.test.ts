import { expect, test } from 'vitest'
import { sourceOf, unfilledIn } from './source.ts'

const ownHosts = ['shop.example', 'spring.example']
const nothing = {
  queryParams: {},
  referrer: '',
  affiliateCode: undefined,
  shopPage: '/',
  ownHosts,
  isFromLanding: false,
  continuesVisit: false,
}

test.each<[address: string, referrer: string, source: string]>([
  ['', '', 'direct'],
  ['utm_source=Newsletter&fbclid=1&code=ANA', 'https://www.google.com/', 'newsletter'],
  ['utm_source=%3Cscript%3Ealert(1)%3C/script%3E', '', '<script>alert(1)</script>'],
  ['utm_source=ana@example.com&gclid=1', '', 'google'],
  ['utm_source=%20', 'https://t.co/x', 'x'],
  ['fbclid=IwAR&code=ANA', 'https://l.facebook.com/', 'facebook'],
  ['utm_source=constructor', '', 'constructor'],
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
  expect(sourceOf({ ...nothing, queryParams, referrer }).source).toBe(source)
})

test('T8: an affiliate code stored by the page counts like one in the URL, and is recorded beside another source', () => {
  const arrival = { ...nothing, affiliateCode: 'ana' }
  expect(sourceOf(arrival)).toMatchObject({ source: 'affiliate', affiliate: 'ANA' })
  const advertised = { ...arrival, queryParams: { ttclid: '1', utm_campaign: 'Natal 2026' } }
  expect(sourceOf(advertised)).toEqual({
    source: 'tiktok',
    medium: null,
    campaign: 'Natal 2026',
    affiliate: 'ANA',
    referrer: null,
  })
})

test('T8: a referrer repeated by a later page of the visit is not a new arrival', () => {
  const arrival = { ...nothing, referrer: 'https://mail.example/', continuesVisit: true }
  expect(sourceOf(arrival)).toMatchObject({ source: 'direct', referrer: null })
  expect(sourceOf({ ...arrival, queryParams: { utm_source: 'fair' } }).source).toBe('fair')
})

test('T8: a page of another site never counts as an order’s page', () => {
  const arrival = { ...nothing, shopPage: undefined, referrer: 'https://t.co/x' }
  expect(sourceOf(arrival).source).toBe('x')
  expect(sourceOf({ ...arrival, shopPage: '/order-confirmation' }).source).toBe('direct')
})

test('T5: unclosed braces are not a placeholder, and are scanned once', () => {
  expect(unfilledIn({ utm_source: '{{site}}', utm_medium: 'a', utm_campaign: '{{'.repeat(1_000_000) })).toBe(
    1,
  )
})
