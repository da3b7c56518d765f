// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../../test/in-shop.tsx'
import { CardFormAbsent, longLoad, type CardFormAbsentProps } from './card-form-state.tsx'

const onAgain = vi.fn<() => void>()
const forget = vi.fn<() => void>()
const hosted = <a href="/checkout/stripe">Pay on Stripe's page</a>
let redraw: (change?: Partial<CardFormAbsentProps>) => void

beforeEach(async () => {
  const { wrapper } = await inShop()
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = () => undefined // jsdom has none
  const drawn = (change: Partial<CardFormAbsentProps> = {}) => (
    <CardFormAbsent
      failed={false}
      pressed={undefined}
      forget={forget}
      hosted={hosted}
      onAgain={onAgain}
      {...change}
    />
  )
  const { rerender } = render(drawn(), { wrapper })
  redraw = (change) => rerender(drawn(change))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onAgain.mockReset()
})

const title = () => screen.queryByText("The card form didn't load")
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const again = () => act(() => screen.getByRole('button', { name: 'Try again' }).click())

test('a form that never answers says after ten seconds what may stop it, and offers the gateway’s page', async () => {
  await pass(longLoad - 1)
  expect(title()).toBeNull()
  await pass(1)
  expect(title()).not.toBeNull()
  expect(screen.getByRole('status').textContent).toContain('a blocker may be stopping it')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout/stripe')
})

test('tried again, it waits as long as before', async () => {
  await pass(longLoad)
  again()
  expect(onAgain).toHaveBeenCalledOnce()
  expect(title()).toBeNull()
  await pass(longLoad)
  expect(title()).not.toBeNull()
})

test('a form that failed says so at once', () => {
  redraw({ failed: true })
  expect(title()).not.toBeNull()
})

test('each press of Pay without the form says so at once and moves the focus there', () => {
  redraw({ pressed: {} })
  expect(document.activeElement).toBe(screen.getByRole('status'))
  again()
  expect(forget).toHaveBeenCalledOnce()
  redraw()
  expect(title()).toBeNull()
  redraw({ pressed: {} })
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
