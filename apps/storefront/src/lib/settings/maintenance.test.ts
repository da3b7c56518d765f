import { expect, test } from 'vitest'
import { isClosed } from './maintenance.ts'

const order = '0197a1c0-0000-7000-8000-000000000000'

test.each([
  '/',
  '/?utm_source=x',
  '/#packages',
  '/purchase?step=characters',
  '/last-chance',
  '/checkout',
  '/enhanced-checkout',
  '/checkout/stripe',
  '/checkout/multi',
])('while under maintenance %s is closed', (href) => expect(isClosed(href)).toBe(true))

test.each([
  `/order-confirmation?order=${order}#secret`,
  `/checkout?order=${order}&method=pix`,
  `/checkout/multi/${order}`,
  '/contact',
  '/faq',
  '/privacy',
])('%s stays open', (href) => expect(isClosed(href)).toBe(false))
