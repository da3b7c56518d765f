import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { CommandList, type CommandGroup } from './command-list.tsx'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

const groups: CommandGroup[] = [
  { label: 'Pages', commands: [{ id: '/orders', label: 'Orders' }] },
  {
    label: 'Actions',
    commands: [
      { id: 'claim', label: "I'm on it", hint: 'On this page' },
      { id: 'next', label: 'Open the next order' },
    ],
  },
]

function Finder({ onSelect }: { onSelect: (id: string) => void }) {
  const [query, setQuery] = useState('')
  const found = groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => command.label.toLowerCase().includes(query)),
    }))
    .filter(({ commands }) => commands.length > 0)
  return (
    <CommandList
      label="Commands"
      placeholder="Type"
      query={query}
      onQuery={setQuery}
      groups={found}
      onSelect={onSelect}
      status={`${found.length} groups`}
    />
  )
}

it('is worked by typing, arrows and Enter; the first that matches is what Enter takes', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const { container } = render(<Finder onSelect={onSelect} />)
  const field = screen.getByRole('combobox', { name: 'Commands' })
  await userEvent.click(field)
  await expectAccessible(container)
  await userEvent.type(field, 'next')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Open the next order'])
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.lastCall).toEqual(['next'])
  expect(screen.getByRole('status').textContent).toBe('1 groups')
  cleanup()

  render(<Finder onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Commands' }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect.mock.lastCall).toEqual(['claim'])
})
