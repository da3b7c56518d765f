import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { PaymentMarks } from './payment-marks.tsx'

it('names each mark for readers who cannot see it', async () => {
  const { container } = render(<PaymentMarks marks={['pix', 'visa', 'mastercard', 'elo', 'amex']} />)
  const named = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
  expect(named).toEqual(['PIX', 'Visa', 'Mastercard', 'Elo', 'American Express'])
  await expectAccessible(container)
})
