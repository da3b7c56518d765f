// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { promoRefusal } from '../../lib/promo-codes/refusal.ts'
import type { DraftPromoCode } from '../../lib/draft/draft.ts'
import { rememberPromoCode } from '../../lib/draft/promo-code.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'
import { usePromo } from './use-promo.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const amounts = { price: money(990), discount: money(149), total: money(841) }
const serverTime = '2030-01-01T00:00:00.000Z'
const worth = (code: string, endsAt: string | null = null) =>
  Response.json({ code, discountPercentage: 15, endsAt, serverTime, amounts })
const refusal = (reason: string) =>
  Response.json(
    { code: 'promo_code_invalid', message: '', details: { reason }, requestId: 'r' },
    { status: 409 },
  )

const answers = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', answers)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  answers.mockReset()
})

/** The checkout of a draft, with or without a code. */
async function watch(promoCode?: DraftPromoCode) {
  const { store, wrapper } = await inShop()
  if (promoCode) store.set(draftAtom, { promoCode })
  return { store, ...renderHook(() => usePromo('one-character'), { wrapper }) }
}

test('at its end the server is asked again: the code is removed with a message, and the full price applies', async () => {
  // The server's clock is years ahead of this device: one hour left.
  answers.mockResolvedValueOnce(worth('LAST', '2030-01-01T01:00:00.000Z'))
  const { result, store } = await watch({ code: 'LAST', discountPercentage: 15 })
  await waitFor(() => expect(result.current.amounts).toEqual(amounts))
  answers.mockResolvedValueOnce(refusal('ended'))
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  await waitFor(() => expect(result.current.applied).toBeUndefined())
  expect(result.current.amounts).toBeUndefined()
  expect(promoRefusal(result.current.error)).toBe('ended')
  expect(store.get(draftAtom).promoCode).toBeUndefined()
  expect(answers).toHaveBeenCalledTimes(2)
})

test('a code from another page is tried once and replaces an earlier one: one code counts', async () => {
  answers.mockImplementation(
    (_, init) => Promise.resolve(worth((JSON.parse(init?.body as string) as { code: string }).code)), // the client sends text
  )
  rememberPromoCode('WELCOME20')
  const { result, store } = await watch({ code: 'OLD', discountPercentage: 5 })
  await waitFor(() => expect(result.current.applied?.code).toBe('WELCOME20'))
  expect(store.get(draftAtom).promoCode).toEqual({ code: 'WELCOME20', discountPercentage: 15 })
})

test.each(['unknown', 'ended', 'used_up', 'not_started', 'other_package'])(
  'a typed code that is %s is not applied, and the earlier one stays',
  async (reason) => {
    answers.mockResolvedValueOnce(worth('OLD'))
    const { result } = await watch({ code: 'OLD', discountPercentage: 15 })
    await waitFor(() => expect(result.current.amounts).toEqual(amounts))
    answers.mockResolvedValueOnce(refusal(reason))
    await act(async () => expect(await result.current.apply('NEW')).toBe(false))
    await waitFor(() => expect(promoRefusal(result.current.error)).toBe(reason))
    expect(result.current.applied?.code).toBe('OLD')
  },
)

test('the refusal of a typed code is not repeated when the earlier one ends, and removing a code says nothing', async () => {
  answers.mockResolvedValueOnce(worth('OLD', '2030-01-01T01:00:00.000Z'))
  const { result } = await watch({ code: 'OLD', discountPercentage: 15 })
  await waitFor(() => expect(result.current.amounts).toEqual(amounts))
  answers.mockResolvedValueOnce(refusal('unknown')).mockResolvedValueOnce(refusal('ended'))
  await act(async () => expect(await result.current.apply('NEW')).toBe(false))
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  await waitFor(() => expect(promoRefusal(result.current.error)).toBe('ended'))

  answers.mockResolvedValueOnce(worth('NEW'))
  await act(async () => expect(await result.current.apply('NEW')).toBe(true))
  await waitFor(() => expect(result.current.applied?.code).toBe('NEW'))
  act(() => result.current.remove())
  await waitFor(() => expect(result.current.applied).toBeUndefined())
  expect(result.current.error).toBeNull()
})
