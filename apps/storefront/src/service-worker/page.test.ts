import { expect, test, vi } from 'vitest'
import { answerPage, languageOf, type PageSource } from './page.ts'

const kept = new Map([
  ['/pt/purchase/index.chosen.html', 'kept purchase'],
  ['/pt/checkout/index.chosen.html', 'never to be shown'],
  ['/pt/offline/page.html', 'no such page kept'],
  ['/pt/offline/payment.html', 'paying needs a connection'],
  ['/pt/offline/order.html', 'the order is safe'],
])
const find = async (address: string) => {
  const text = kept.get(address)
  return text === undefined ? undefined : new Response(text)
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const load = async (path: string, live: Promise<Response>, more: Partial<PageSource> = {}) => {
  const answer = await answerPage({ path, private: undefined, locale: 'pt', live, find, ...more })
  return answer.text()
}

test('a page comes from the network, or from the cache while offline', async () => {
  expect(await load('/purchase', Promise.resolve(new Response('live')))).toBe('live')
  expect(await load('/purchase', offline())).toBe('kept purchase')
  expect(await load('/purchase', Promise.resolve(new Response('down', { status: 503 })))).toBe(
    'kept purchase',
  )
  expect(await load('/gone', Promise.resolve(new Response('not found', { status: 404 })))).toBe('not found')
})

test('a page that was never stored says so, and a page that pays never comes from the cache', async () => {
  expect(await load('/faq', offline())).toBe('no such page kept')
  expect(await load('/checkout', offline(), { private: 'payment' })).toBe('paying needs a connection')
  expect(await load('/video', offline(), { private: 'order' })).toBe('the order is safe')
  expect(await load('/faq', Promise.resolve(new Response('down', { status: 503 })))).toBe('down')
  expect(
    (await answerPage({ path: '/', private: undefined, locale: 'xx', live: offline(), find })).type,
  ).toBe('error')
})

test('a stored page waits four seconds for the network', async () => {
  vi.useFakeTimers()
  const answer = load('/purchase', new Promise<Response>(() => {}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toBe('kept purchase')
  vi.useRealTimers()
})

test('the language of a page is in its first tag', () => {
  expect(languageOf('<!doctype html><html lang="pt" data-chosen><head>')).toBe('pt')
  expect(languageOf('<!doctype html><html class="a" lang="en-US">')).toBe('en')
  expect(languageOf('{}')).toBeUndefined()
})
