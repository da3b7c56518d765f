// @vitest-environment jsdom
import type { Order } from '@recadinho/contracts/orders'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { IHavePaid } from './i-have-paid.tsx'

afterEach(cleanup)

// The order fields that the button reads.
const order = {
  id: 'a1',
  serverTime: '2026-11-21T12:00:00.000Z',
  amounts: { total: { amount: 4990, currency: 'BRL' } },
  payment: { gateway: 'pix_key', method: 'pix', flow: 'code' },
} as Order

test.each([
  ['en', "I've paid", "Please don't pay again."],
  ['pt', 'Já paguei', 'Por favor, não pague de novo.'],
] as const)(
  '§4 %s: the button makes the shop check, also when the gateway cannot answer',
  async (locale, label, said) => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
    const { call, wrapper } = await inShop({ locale, answer: unreachable })
    render(<IHavePaid order={order} token={undefined} />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: label }))
    expect(await screen.findByText((text) => text.includes(said))).toBeTruthy()
    expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual(['createPayment', 'getOrder'])
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: { gateway: 'pix_key', method: 'pix', flow: 'code', shownTotal: order.amounts.total },
    })
  },
)
