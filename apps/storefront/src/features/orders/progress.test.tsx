// @vitest-environment jsdom
import type { Order } from '@recadinho/contracts/orders'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { Progress } from './progress.tsx'

async function show(film: Order['film'], state: 'making' | 'paused' = 'making') {
  const { wrapper } = await inShop({ locale: 'en', at: '/order-confirmation' })
  render(<Progress order={anOrder({ film })} state={state} />, { wrapper })
  return document.body.textContent
}
afterEach(cleanup)

test.each([
  [{ state: 'making', progress: 0 }, 'Your video is being drawn. '],
  [{ state: 'making', progress: 45 }, 'Your video is being drawn. 45% is done.'],
  [{ state: 'review', progress: 100 }, "It's made. We check it before we send it."],
  [{ state: 'approved', progress: 100 }, "We've checked it and will send it soon."],
] as const)('§2: the buyer reads what is true of the film %j', async (film, words) => {
  const text = await show(film)
  expect(text).toContain(words)
  expect(text).not.toContain('In the queue')
})

test('§2: without a film of the shop the stage is told, and a pause before everything', async () => {
  expect(await show(null)).toContain("In the queue: we'll start soon.")
  cleanup()
  const paused = await show({ state: 'making', progress: 45 }, 'paused')
  expect(paused).toContain('Paused for now.')
  expect(paused).not.toContain('45%')
})
