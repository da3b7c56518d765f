// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { GateSwitch } from './gate-switch.tsx'

afterEach(cleanup)

test('the switch moves with the press, waits for the answer, and goes back when it was refused', async () => {
  let refuse = () => {}
  const { wrapper, call } = await inShop({
    answer: () => new Promise((_, reject) => (refuse = () => reject(new Error('refused')))),
  })
  render(<GateSwitch order={anOrder()} token={undefined} />, { wrapper })
  const gate = screen.getByRole<HTMLInputElement>('switch')

  fireEvent.click(gate)
  expect([gate.checked, gate.disabled]).toEqual([true, true])

  await waitFor(() => expect(call).toHaveBeenCalled())
  refuse()
  await screen.findByRole('alert')
  expect([gate.checked, gate.disabled]).toEqual([false, false])
})
