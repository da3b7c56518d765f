import { expect, test, vi } from 'vitest'
import { answerPage, languageOf, type PageSource } from './page.ts'

const kept = new Map([
  ['/pt/purchase/index.chosen.html', 'kept purchase'],
  ['/pt/checkout/index.chosen.html', 'never to be shown'],
  ['/pt/offline/page.html', 'no such page kept'],
  ['/pt/offline/payment.html', 'paying needs a connection'],
])
const find = async (address: string) => {
  const text = kept.get(address)
  return text === undefined ? undefined : new Response(text)
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const ask = async (path: string, live: Promise<Response>, more: Partial<PageSource> = {}) => {
  const answer = await answerPage({ path, payment: false, locale: 'pt', live, find, ...more })
  return answer.text()
}

test('a page comes from the network; without one as it was kept', async () => {
  expect(await ask('/purchase', Promise.resolve(new Response('live')))).toBe('live')
  expect(await ask('/purchase', offline())).toBe('kept purchase')
  expect(await ask('/purchase', Promise.resolve(new Response('down', { status: 503 })))).toBe('kept purchase')
  expect(await ask('/gone', Promise.resolve(new Response('not found', { status: 404 })))).toBe('not found')
})

test('what was never kept says so, and a page that pays never comes from what is kept', async () => {
  expect(await ask('/faq', offline())).toBe('no such page kept')
  expect(await ask('/checkout', offline(), { payment: true })).toBe('paying needs a connection')
  expect(await ask('/faq', Promise.resolve(new Response('down', { status: 503 })))).toBe('down')
  expect((await answerPage({ path: '/', payment: false, locale: 'xx', live: offline(), find })).type).toBe(
    'error',
  )
})

test('a kept page lets the network try for four seconds', async () => {
  vi.useFakeTimers()
  const answer = ask('/purchase', new Promise<Response>(() => {}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toBe('kept purchase')
  vi.useRealTimers()
})

test('the language of a page is in its first tag', () => {
  expect(languageOf('<!doctype html><html lang="pt" data-chosen><head>')).toBe('pt')
  expect(languageOf('<!doctype html><html class="a" lang="en-US">')).toBe('en')
  expect(languageOf('{}')).toBeUndefined()
})
