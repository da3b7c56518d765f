import { describe, expect, test } from 'vitest'
import { uuidv7 } from '../../../ids.ts'
import { campaignWord } from './campaign-word.ts'
import { pagePath, shopPath, word } from './clean.ts'
import { botReason, deviceOf } from './judge.ts'
import { propertiesOf } from './properties.ts'
import { unclocked, whenOf } from './when.ts'

const received = new Date('2026-11-23T12:00:00Z')
const before = (milliseconds: number) => new Date(received.getTime() - milliseconds).toISOString()
const hour = 3_600_000

describe('T3: when', () => {
  test.each([
    ['a right clock', before(2000), before(1000), 1000, false],
    ['a clock that is an hour behind', before(hour + 2000), before(hour), 2000, false],
    ['an event that waited for a day', before(24 * hour), before(0), 24 * hour, false],
    ['an ancient one', before(900 * hour), before(0), 48 * hour, true],
    ['one from the future', before(-10 * hour), before(0), -5 * 60_000, true],
  ])('%s', (_, timestamp, sentAt, ago, clamped) => {
    const eventId = uuidv7(new Date(timestamp))
    const when = whenOf({ eventId, timestamp, sentAt }, received)
    expect([received.getTime() - when.at.getTime(), when.clamped]).toEqual([ago, clamped])
  })

  test('an event at a leap second, which is no JavaScript date, gets the time of its arrival', () => {
    const when = whenOf(
      { eventId: uuidv7(received), timestamp: '2016-12-31T23:59:60Z', sentAt: before(0) },
      received,
    )
    expect([when.at, when.clamped]).toEqual([received, true])
  })

  test('E1: the time in the id is the same in every try; a time far from now is ignored', () => {
    const timestamp = before(2000)
    const eventId = uuidv7(new Date(timestamp))
    expect(whenOf({ eventId, timestamp, sentAt: timestamp }, received).madeAt.toISOString()).toBe(timestamp)
    const old = uuidv7(new Date('2001-01-01'))
    expect(whenOf({ eventId: old, timestamp, sentAt: timestamp }, received).madeAt).toEqual(unclocked)
  })
})

test.each([
  ['/purchase?name=Ana#x', '/purchase'],
  ['checkout', '/checkout'],
  ['/videos-para-criancas/natal2026/lp2-v3', '/videos-para-criancas/natal2026/lp2-v3'],
  ['/promo%C3%A7%C3%A3o/Dia-das-Crian%C3%A7as', '/promoção/Dia-das-Crianças'],
  ['/a/0197f7c2-1111-7abc-8def-0123456789ab', '/a/:id'],
  ['/thanks/5511987654321', '/thanks/:id'],
  ['/thanks/+55-11-98765-4321', '/thanks/:id'],
  ['/reset/3yWq0Lr8ZkX1bP6nVt5sQg', '/reset/:secret'],
  ['/reset/deadbeef0badcafe', '/reset/:secret'],
  ['/join/x7Kp9QmZ', '/join/:secret'],
  ['/a;jsessionid=1A530637289A03B07199A44E8D531427', '/a'],
  ['/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-', '/:secret'],
  ['/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '/t/:secret'],
  ['/hello/ana@example.com/x', '/hello/:secret/x'],
  ['/hello/ana%40example.com', '/hello/:secret'],
  ['/%E0%A4%A', '/:secret'],
  ['/<script>alert(1)</script>', '/:secret/script'],
  ['//evil.example/\u202Ex', '/evil.example/x'],
  [`/${'x/'.repeat(99)}\u{1D400}`, `/${'x/'.repeat(99)}`],
  [`/${'x/'.repeat(400)}`, `/${'x/'.repeat(400)}`.slice(0, 200)],
  ['', '/'],
])('T5: the path "%s" is stored as "%s"', (path, kept) => expect(pagePath(path)).toBe(kept))

test.each([
  ['', '/'],
  ['/purchase/', '/purchase'],
  ['/video?order=0197f7c2#token=x', '/video'],
  ['/checkout/multi/0197f7c2-1111-7abc-8def-0123456789ab', '/checkout/multi'],
  ['/checkout/anything', '/:other'],
  ['/video/3yWq0Lr8ZkX1bP6nVt5sQg', '/:other'],
  ['/partner/ana/secret', '/:other'],
  ['/Ana', '/:other'],
])('T5: the shop’s path "%s" is stored as "%s"', (path, kept) => expect(shopPath(path)).toBe(kept))

test.each([
  ['natal_2026_remarketing_video', 'natal_2026_remarketing_video'],
  ['Dia das Crianças | São Paulo', 'Dia das Crianças | São Paulo'],
  ['120210000000000000', '120210000000000000'],
  ['ana@example.com', null],
  ['3yWq0Lr8ZkX1bP6nVt5sQg', null],
  ['0197f7c2-1111-7abc-8def-0123456789ab', null],
])('T5: the value "%s" is stored as "%s"', (value, kept) => expect(word(value)).toBe(kept))

test.each([
  ['  Natal\u202E 2026\u0000 ', 'Natal 2026'],
  ['Crian\u0063\u0327as', 'Crianças'],
  ['👩‍👧 mães', '👩‍👧 mães'],
  ['@maedaana', '@maedaana'],
  ['ana%40example.com', null],
  ['NatalEmFamiliaComAsCriancas2026', 'NatalEmFamiliaComAsCriancas2026'],
  ['mf8Gz03kqPw5R7txYb29', null],
  ['9f86d081884c7d659a2feaa0c55ad015', null],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', null],
  ['{campaignid}', null],
  ['natal__2026__v2', 'natal__2026__v2'],
  ['\u{1D400}'.repeat(99), '\u{1D400}'.repeat(50)],
])('T5: the campaign "%s" is stored as "%s"', (value, kept) => expect(campaignWord(value)).toBe(kept))

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X200) Chrome/131.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0', 'desktop'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/119.132; U; pt) Presto/2.12.423', 'mobile'],
  ['Mozilla/5.0 (Android 13; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0', 'tablet'],
])('T7: %s is a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

test.each([
  ['', 1080, 'no_user_agent'],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', 1080, 'user_agent'],
  ['Mozilla/5.0 (Linux; Android 10; M BOT TAB 101) Chrome/131.0 Safari/537.36', 1080, null],
  ['Mozilla/5.0 (Linux; Android 7.0; M bot 60) Googlebot/2.1', 1080, 'user_agent'],
  ['Mozilla/5.0 (Linux; Android 6.0; Nexus 5) Mobile (compatible; M bot 60)', 1080, 'user_agent'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0 Safari/537.36', 1080, 'user_agent'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 0, 'no_screen'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 1080, null],
])('T6: "%s" on %i pixels: %s', (userAgent, screenWidth, reason) =>
  expect(botReason(userAgent, { screenWidth, screenHeight: 800 })).toBe(reason),
)

test.each<[payload: Record<string, unknown>, kept: object | null, dropped: number]>([
  [{ action: 'pageview', path: '/', title: 'A video for Ana' }, null, 0],
  [{ action: 'pageview', childName: 'Ana' }, null, 1],
  [{ action: 'constructor', constructor: 'x' }, null, 1],
  [
    {
      action: 'Purchase',
      value: 49.9,
      currency: 'BRL',
      content_ids: ['pkg-1', 'pkg-2'],
      transaction_id: '8Q2',
    },
    { value: 49.9, currency: 'BRL', content_ids: 'pkg-1|pkg-2' },
    1,
  ],
  [
    { action: 'VideoView', video_progress: 101, content_name: '<img src=x onerror=1>' },
    { content_name: 'img srcx onerror1' },
    1,
  ],
  [
    { action: 'Contact', cta_location: `a${'\u{1D400} '.repeat(60)}` },
    { cta_location: `a${'\u{1D400} '.repeat(26)}` },
    0,
  ],
  [{ action: 'outbound', url: 'https://www.a.example/b?mail=x@y.z' }, { url: 'a.example/b' }, 0],
])('T4: %j is stored as %j, with %i properties dropped', (payload, properties, dropped) =>
  expect(propertiesOf(payload)).toEqual({ properties, dropped }),
)
