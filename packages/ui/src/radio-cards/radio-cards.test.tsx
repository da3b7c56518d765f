import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { Chips } from '../chips/chips.tsx'
import { RadioCards } from './radio-cards.tsx'

it('selects one card, by press and by arrow keys', async () => {
  const { container } = render(<Methods />)
  const pix = screen.getByRole<HTMLInputElement>('radio', { name: /PIX/ })
  await userEvent.click(screen.getByText('Confirmed in seconds'))
  expect(pix.checked).toBe(true)
  pix.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).checked).toBe(true)
  expect(screen.getByRole('group', { name: 'How to pay' })).toBeDefined()
  await expectAccessible(container)
})

it('filters by chips in a group of their own', async () => {
  const { container } = render(
    <>
      <Categories label="First" />
      <Categories label="Second" />
    </>,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: 'Heroes' })[0] as HTMLElement) // two were rendered
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)
  expect(checked).toEqual([false, true, true, false])
  await expectAccessible(container)
})

function Methods() {
  const [value, setValue] = useState<'card' | 'pix' | null>(null)
  return (
    <RadioCards
      legend="How to pay"
      name="method"
      value={value}
      onChange={setValue}
      options={[
        { value: 'card', title: 'Card', description: 'Up to 3 times' },
        { value: 'pix', title: 'PIX', description: 'Confirmed in seconds' },
      ]}
    />
  )
}

function Categories({ label }: { label: string }) {
  const [value, setValue] = useState<'all' | 'heroes'>('all')
  const options = [{ value: 'all', label: 'All' } as const, { value: 'heroes', label: 'Heroes' } as const]
  return <Chips label={label} value={value} onChange={setValue} options={options} />
}
