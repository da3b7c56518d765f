import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextArea } from './text-area.tsx'

it('counts what is left while typing, and accepts more than the maximum', async () => {
  render(<Notes />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  expect(screen.getByText('30 left')).toBeDefined()
  await userEvent.type(area, 'Hello')
  expect(screen.getByText('25 left')).toBeDefined()
  await userEvent.type(area, ', brave Olivia of the seven seas')
  expect(area.value).toHaveLength(37)
  expect(screen.getAllByText('-7 left').length).toBeGreaterThan(0)
})

it('reads the counter aloud only near the end', async () => {
  const { container } = render(<Notes />)
  const live = container.querySelector('[aria-live]')
  expect(live?.textContent).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), '12 characters')
  expect(live?.textContent).toBe('17 left')
})

function Notes() {
  const [value, setValue] = useState('')
  return (
    <TextArea
      label="Notes"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      max={30}
      count={(left) => `${left} left`}
    />
  )
}
