// @vitest-environment jsdom
import { ApiError } from '@recadinho/contracts/client'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { PromoField } from './promo-field.tsx'

const shownWhole = vi.fn<(words: string, how: unknown) => void>()
beforeEach(() => {
  Element.prototype.scrollIntoView = function (how) {
    shownWhole(this.textContent, how)
  }
})
afterEach(cleanup)

const refusal = new ApiError(409, 'Conflict', '{"code":"promo_code_invalid","message":"","requestId":""}')

function Refused() {
  const [error, setError] = useState<Error | null>(null)
  const apply = async () => {
    setError(refusal)
    return false
  }
  const promo = { applied: undefined, amounts: undefined, end: undefined, checking: false, error, apply }
  return <PromoField promo={{ ...promo, remove: () => {}, recheck: () => {} }} />
}

test('a refused code’s message is fully visible, not behind the pay bar', async () => {
  const user = userEvent.setup()
  const { wrapper } = await inShop()
  render(<Refused />, { wrapper })
  await user.click(screen.getByRole('button', { name: 'I have a promo code' }))
  await user.type(screen.getByLabelText('Promo code'), 'NADA{Enter}')
  const said = expect.stringContaining("We don't recognize this code") as string // a matcher stands for one
  await vi.waitFor(() => expect(shownWhole).toHaveBeenCalledExactlyOnceWith(said, { block: 'nearest' }))
})
