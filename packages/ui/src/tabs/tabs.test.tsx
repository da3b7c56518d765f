import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { Tabs } from './tabs.tsx'

it('shows one part at a time', async () => {
  const { container } = render(<Page />)
  expect(screen.getByRole('tabpanel').textContent).toBe('All orders')
  const next = screen.getByRole('tab', { name: 'Characters' })
  await userEvent.click(next)
  await waitFor(() => expect(next.getAttribute('aria-selected')).toBe('true'))
  expect(screen.getByRole('tabpanel').textContent).toBe('All characters')
  await expectAccessible(container)
})

function Page() {
  const [value, setValue] = useState<'orders' | 'characters'>('orders')
  return (
    <Tabs
      label="Parts"
      value={value}
      onChange={setValue}
      items={[
        { value: 'orders', label: 'Orders', content: 'All orders' },
        { value: 'characters', label: 'Characters', content: 'All characters' },
      ]}
    />
  )
}
