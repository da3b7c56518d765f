import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

it('keeps the number of an order whole, and every word', () => {
  const { container } = render(<Unbroken text="Colocar o pedido R-7K3M9Q em espera?" />)
  expect(container.textContent).toBe('Colocar o pedido R-7K3M9Q em espera?')
  expect(Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent)).toEqual([
    'R-7K3M9Q',
  ])
})
