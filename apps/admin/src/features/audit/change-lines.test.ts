import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { changeLines } from './change-lines.ts'

const lines = (action: string, field: string, was: unknown, now: unknown) =>
  changeLines({ i18n, tag: 'en-US' }, { action, changes: [{ field, was, now }] })
const usd = (amount: number) => ({ amount, currency: 'USD' })
const hours = { opens: '09:00', closes: '18:00' }
const rest = Array.from({ length: 6 }, () => hours)
const retention = {
  webhookBodies: 7,
  webhookEvents: 30,
  visits: 90,
  sentMessages: 365,
  endedSessions: 30,
  videos: 90,
  orderDetails: 180,
  orderBuyers: 1826,
}

it.each([
  ['settings.changed', 'siteTitle', '', 'Little Note', 'Site title', 'Empty', 'Little Note'],
  ['settings.changed', 'maintenance', false, true, 'Maintenance', 'No', 'Yes'],
  [
    'settings.changed',
    'gatewaysOff',
    [],
    ['pix_key'],
    'Payment providers switched off',
    'None',
    'Our PIX key',
  ],
  ['settings.changed', 'seasonalBanner', 'auto', 'easter', 'Seasonal banner', 'By date', 'Easter'],
  ['promo_code.changed', 'usesLimit', null, 1000, 'Number of uses', 'None', '1,000'],
  ['character.changed', 'greetingStyle', 'warm', 'wise', 'Greeting', 'Warm', 'Wise'],
  ['staff.role_changed', 'role', 'owner', 'marketing', 'Role', 'Owner', 'Marketing'],
  ['later.thing', 'of_a_newer_server', { a: 1 }, 'b', 'of_a_newer_server', '{"a":1}', 'b'],
])('%s: %s from %j to %j is read in words', (action, field, before, after, name, was, now) => {
  expect(lines(action, field, before, after)).toEqual([{ name, was, now }])
})

it('of a value with parts, those that changed are shown', () => {
  expect(
    lines('package.changed', 'prices', [usd(990), { amount: 4990, currency: 'BRL' }], [usd(1290)]),
  ).toEqual([
    { name: 'Prices: USD', was: '$9.90', now: '$12.90' },
    { name: 'Prices: BRL', was: 'R$49.90' },
  ])
  expect(lines('package.changed', 'title', { en: 'One', pt: 'Um' }, { en: 'Solo', pt: 'Um' })).toEqual([
    { name: 'Title: English', was: 'One', now: 'Solo' },
  ])
  const link = { method: 'pix', amount: { amount: 4990, currency: 'BRL' }, url: 'https://pay.example/1' }
  expect(lines('package.changed', 'links', [], [link])).toEqual([
    { name: 'Payment links', was: 'None' },
    { name: 'Payment links: PIX, BRL', now: 'R$49.90 · https://pay.example/1' },
  ])
  expect(lines('settings.changed', 'openingHours', [hours, ...rest], [null, ...rest])).toEqual([
    { name: 'Opening hours: Monday', was: '09:00–18:00', now: 'Closed' },
  ])
  expect(lines('settings.changed', 'retention', retention, { ...retention, visits: 30 })).toEqual([
    { name: 'Retention: Visits, in days', was: '90', now: '30' },
  ])
})

it('a moment is written as a date and time, and what was made has only its value', () => {
  const changes = [{ field: 'endsAt', now: '2026-12-24T12:00:00.000Z' }]
  const [line] = changeLines({ i18n, tag: 'en-US' }, { action: 'promo_code.created', changes })
  expect(line).toEqual({ name: 'Ends', now: expect.stringMatching(/^12\/2\d\/2026, /) })
})

it('where the log keeps no value, only the name is left', () => {
  const changes = [{ field: 'contactPhone' }]
  expect(changeLines({ i18n, tag: 'en-US' }, { action: 'settings.changed', changes })).toEqual([
    { name: 'Phone' },
  ])
})
