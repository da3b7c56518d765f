// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../../test/in-shop.tsx'
import { useCheckedCode } from './use-checked-code.ts'

afterEach(cleanup)

// 12.05 BRL, written by hand after the central bank's manual.
const code =
  '00020126380014br.gov.bcb.pix0116loja@example.com520400005303986540512.055802BR5925Sao Joao Acai LTDA nome m6015Sao Paulo do Su62110507PED00016304DB36'
const total = { amount: 1205, currency: 'BRL' }

test('a code is good only after it was checked, and the next one is checked again', async () => {
  const { wrapper } = await inShop()
  const { result, rerender } = renderHook(({ shown }) => useCheckedCode(shown, total), {
    initialProps: { shown: code },
    wrapper,
  })
  expect(result.current.checked).toBe('checking')
  await waitFor(() => expect(result.current.checked).toBe('good'))
  rerender({ shown: code.replace('12.05', '92.05') })
  expect(result.current.checked).toBe('checking')
  await waitFor(() => expect(result.current.checked).toBe('wrong'))
})
