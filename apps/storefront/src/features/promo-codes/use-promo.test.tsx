// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { promoRefusal } from '../../lib/promo-codes/refusal.ts'
import { rememberPromoCode } from '../../lib/draft/promo-code.ts'
import { changeDraft, currentDraft, resetDraft } from '../../lib/draft/store.ts'
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
  resetDraft()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  answers.mockReset()
})

async function watch() {
  const { wrapper } = await inShop()
  return renderHook(() => usePromo('one-character'), { wrapper })
}

test('at its end the server is asked again: the code is removed with a message, and the full price applies', async () => {
  // The server's clock is years ahead of this device: one hour left.
  answers.mockResolvedValueOnce(worth('LAST', '2030-01-01T01:00:00.000Z'))
  changeDraft({ promoCode: { code: 'LAST', discountPercentage: 15 } })
  const { result } = await watch()
  await waitFor(() => expect(result.current.amounts).toEqual(amounts))
  answers.mockResolvedValueOnce(refusal('ended'))
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  await waitFor(() => expect(result.current.applied).toBeUndefined())
  expect(result.current.amounts).toBeUndefined()
  expect(promoRefusal(result.current.error)).toBe('ended')
  expect(currentDraft().promoCode).toBeUndefined()
  expect(answers).toHaveBeenCalledTimes(2)
})

test('a code from another page is tried once and replaces an earlier one: one code counts', async () => {
  answers.mockImplementation(
    (_, init) => Promise.resolve(worth((JSON.parse(init?.body as string) as { code: string }).code)), // the client sends text
  )
  changeDraft({ promoCode: { code: 'OLD', discountPercentage: 5 } })
  rememberPromoCode('WELCOME20')
  const { result } = await watch()
  await waitFor(() => expect(result.current.applied?.code).toBe('WELCOME20'))
  expect(currentDraft().promoCode).toEqual({ code: 'WELCOME20', discountPercentage: 15 })
})

test.each(['unknown', 'ended', 'used_up', 'not_started', 'other_package'])(
  'a typed code that is %s is not applied, and the earlier one stays',
  async (reason) => {
    answers.mockResolvedValueOnce(worth('OLD'))
    changeDraft({ promoCode: { code: 'OLD', discountPercentage: 15 } })
    const { result } = await watch()
    await waitFor(() => expect(result.current.amounts).toEqual(amounts))
    answers.mockResolvedValueOnce(refusal(reason))
    await act(async () => expect(await result.current.apply('NEW')).toBe(false))
    await waitFor(() => expect(promoRefusal(result.current.error)).toBe(reason))
    expect(result.current.applied?.code).toBe('OLD')
  },
)

test('the refusal of a typed code is not repeated when the earlier one ends, and removing a code says nothing', async () => {
  answers.mockResolvedValueOnce(worth('OLD', '2030-01-01T01:00:00.000Z'))
  changeDraft({ promoCode: { code: 'OLD', discountPercentage: 15 } })
  const { result } = await watch()
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
