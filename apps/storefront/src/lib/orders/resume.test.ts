// @vitest-environment jsdom
import { orderStatuses } from '@recadinho/contracts/filters'
import { orderPaymentStatuses } from '@recadinho/contracts/filters'
import type { Order } from '@recadinho/contracts/orders'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { draftAtom } from '../draft/draft-atom.ts'
import { emptyDraft, type Draft } from '../draft/draft.ts'
import { fingerprint, missingStep, orderContent, type OrderContent } from './order-content.ts'
import { rememberOrder } from './order-memory.ts'
import { losesDraft, resume } from './resume.ts'

const market = { locale: 'pt', country: 'BR' } as const
const draft: Draft = {
  ...emptyDraft('7b0f0d3e-52a0-4f5e-8f4e-6f2a3f3f7f11'),
  selectedPackage: { id: 'one-character', price: { amount: 4990, currency: 'BRL' }, charactersCount: 1 },
  selectedCharacters: [{ id: 'bramble' }],
  childName: ' Olívia ',
  childAge: 6,
  occasion: 'birthday',
  whatsappNumber: '11 98765-4321',
  additionalNotes: 'O primeiro dente.',
  guardianName: 'Ana Prado',
  guardianEmail: 'ana@example.com',
}
const order = (status: Order['status'], paymentStatus: Order['paymentStatus']) => ({ status, paymentStatus })
const entry = { content: 'same' }

test('without an earlier order, or with a missing one, the draft makes a new one', () => {
  expect(resume(undefined, 'same', undefined)).toBe('new')
  expect(resume(entry, 'same', undefined)).toBe('new')
})

test.each([
  ['pending', 'unpaid', 'continue'],
  ['pending', 'failed', 'continue'],
  ['pending', 'processing', 'continue'],
  ['expired', 'failed', 'continue'],
  ['in_production', 'confirmed', 'paid'],
  ['completed', 'confirmed', 'paid'],
  ['cancelled', 'unpaid', 'renew'],
] as const)('an unchanged draft and its order %s, %s: %s', (status, paymentStatus, meaning) => {
  expect(resume(entry, 'same', order(status, paymentStatus))).toBe(meaning)
})

test('a draft that was changed after ordering becomes another order, unless the outcome is unknown', () => {
  for (const status of orderStatuses)
    for (const paymentStatus of orderPaymentStatuses) {
      const doubt = status === 'pending' && ['error', 'underpaid'].includes(paymentStatus)
      expect(resume(entry, 'changed', order(status, paymentStatus))).toBe(doubt ? 'doubt' : 'renew')
    }
})

test('a draft orders what is sent: trimmed texts, digits with the country’s code', () => {
  expect(orderContent(draft, market)).toEqual({
    packageId: 'one-character',
    characterIds: ['bramble'],
    childName: 'Olívia',
    childAge: 6,
    occasion: 'birthday',
    additionalNotes: 'O primeiro dente.',
    useAIVoice: true,
    whatsappNumber: '5511987654321',
    guardianName: 'Ana Prado',
    guardianEmail: 'ana@example.com',
    locale: 'pt',
    country: 'BR',
  })
})

test.each<[string, Partial<Draft>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a package', { selectedPackage: null }, 'package'],
  ['a character', { selectedCharacters: [] }, 'characters'],
  ['an age', { childAge: null }, 'personalization'],
  ['a valid number', { whatsappNumber: '11' }, 'personalization'],
  ['an occasion', { occasion: null }, 'personalization'],
])('a draft that lacks %s goes back to that step', (_, change, step) => {
  expect(missingStep({ ...draft, ...change }, market)).toBe(step)
  expect(orderContent({ ...draft, ...change }, market) === undefined).toBe(step !== undefined)
})

test('the hash of a content changes with each decision of the buyer, and with nothing else', () => {
  const content = orderContent(draft, market) as OrderContent // it is complete
  const mark = fingerprint(content)
  expect(mark).toMatch(/^[0-9a-f]{16}$/)
  expect(fingerprint({ ...content })).toBe(mark)
  expect(fingerprint(Object.fromEntries(Object.entries(content).reverse()) as OrderContent)).toBe(mark) // the same fields
  const changes: Partial<OrderContent>[] = [
    { childName: 'Olivia' },
    { childAge: 7 },
    { characterIds: ['pixel-pete'] },
    { promoCode: 'WELCOME20' },
    { locale: 'en' },
    { guardianEmail: 'ana@example.org' },
  ]
  expect(new Set(changes.map((change) => fingerprint({ ...content, ...change }))).size).toBe(changes.length)
  for (const change of changes) expect(fingerprint({ ...content, ...change })).not.toBe(mark)
})

test('an order on the way to its payment is not lost by ordering again; a draft that was changed since, or another, is', () => {
  const store = createStore()
  const ordered = { id: '7b0f0d3e-52a0-4f5e-8f4e-6f2a3f3f7f12', ...market }
  store.set(draftAtom, () => draft)
  const content = orderContent(draft, market)
  if (!content) throw new Error('The draft is whole')
  rememberOrder({
    orderId: ordered.id,
    token: '',
    draftId: draft.id,
    content: fingerprint(content),
    keys: {},
  })
  expect(losesDraft(store, ordered)).toBe(false)
  expect(losesDraft(store, { ...ordered, id: '7b0f0d3e-52a0-4f5e-8f4e-6f2a3f3f7f13' })).toBe(true)
  store.set(draftAtom, { childAge: 7 })
  expect(losesDraft(store, ordered)).toBe(true)
})
