import type { Script } from '@recadinho/stage/script-document'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { aLine } from '../../test/an-order.ts'
import { renderPage } from '../../test/render-page.tsx'
import { useHistory } from '../lib/use-history.ts'
import { ScriptEditor } from './script-editor.tsx'

const speaker = (id: string, en: string, pt: string) => ({ id, name: { en, pt }, picture: 'owl' as const })
const characters = [
  speaker('princess-amara', 'Princess Amara', 'Princesa Amara'),
  speaker('owl', 'Owl', 'Coruja'),
  speaker('rocket', 'Rocket', 'Foguete'),
]
const script = [
  aLine('Hi, Olivia!'),
  aLine('You love owls.', { id: 'detail', speakers: ['owl'], origin: 'note', note: 'loves owls' }),
  aLine('Goodbye!', { id: 'farewell', speakers: ['owl'], origin: 'buyer' }),
]

async function open(lines: Script, cast = characters, error?: string) {
  const changed = vi.fn<(lines: Script) => void>()
  let replace: (lines: Script) => void = () => undefined
  function Editing() {
    const [value, setValue] = useState(lines)
    replace = setValue
    const onChange = (next: Script) => {
      changed(next)
      setValue(next)
    }
    return (
      <ScriptEditor
        lines={value}
        history={useHistory(value, onChange)}
        characters={cast}
        lang="en"
        by="staff"
        error={error}
      />
    )
  }
  await renderPage(<Editing />, () => undefined)
  return { last: () => changed.mock.lastCall?.[0] ?? [], replace: (next: Script) => act(() => replace(next)) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)
const field = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Line ${number}` })

it('a line gets a mood and a pause, and its words stay whose they are', async () => {
  const { last } = await open(script)
  await userEvent.selectOptions(screen.getByLabelText('Mood of line 2'), 'Proud')
  await userEvent.selectOptions(screen.getByLabelText('Pause before line 2'), '1.5 seconds')
  expect(last()[1]).toMatchObject({ mood: 'proud', pause: 1.5, origin: 'note' })
  await userEvent.selectOptions(screen.getByLabelText('Mood of line 2'), 'What suits the words')
  expect(last()[1]?.mood).toBeNull()
})

it('a line is rewritten, given to several and to all, and is then the staff’s', async () => {
  const { last } = await open(script)
  await userEvent.type(field(2), ' So do I!')
  expect(last()[1]).toMatchObject({ text: 'You love owls. So do I!', origin: 'staff', note: 'loves owls' })
  const who = screen.getByRole('combobox', { name: 'Who says line 2' })
  await userEvent.selectOptions(who, 'Princess Amara + Rocket')
  expect(last()[1]).toMatchObject({ speakers: ['princess-amara', 'rocket'] })
  await userEvent.selectOptions(who, 'Together')
  expect(last()[1]?.speakers).toEqual(['princess-amara', 'owl', 'rocket'])
  expect(last()[0]).toBe(script[0])
})

it('lines are added, moved and removed by keyboard alone, and the focus follows', async () => {
  await open(script)
  await userEvent.click(field(1))
  await userEvent.keyboard('{Enter}Good to see you')
  expect(texts()).toEqual(['Hi, Olivia!', 'Good to see you', 'You love owls.', 'Goodbye!'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(document.activeElement).toBe(field(3))
  expect(screen.getByText('Now line 3 of 4')).toBeDefined()
  await userEvent.clear(field(3))
  await userEvent.keyboard('{Backspace}')
  expect(texts()).toEqual(['Hi, Olivia!', 'You love owls.', 'Goodbye!'])
  expect(document.activeElement).toBe(field(2))
})

it('Enter within a line splits it, and pasted breaks are blanks', async () => {
  await open(script)
  field(1).focus()
  field(1).setSelectionRange(3, 4)
  await userEvent.keyboard('{Enter}')
  expect(texts().slice(0, 2)).toEqual(['Hi,', 'Olivia!'])
  await userEvent.clear(field(2))
  await userEvent.paste('One,\ntwo')
  expect(texts()[1]).toBe('One, two')
})

it('what was typed in one line is undone at once, then the step before it, and is done again', async () => {
  await open(script)
  await press('Remove line 1')
  await userEvent.type(field(1), ' And cats.')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['You love owls.', 'Goodbye!'])
  await press('Undo')
  expect(texts()).toEqual(['Hi, Olivia!', 'You love owls.', 'Goodbye!'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  await press('Redo')
  await userEvent.click(field(1))
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(texts()).toEqual(['You love owls. And cats.', 'Goodbye!'])
})

it('a script that comes from elsewhere is not undone', async () => {
  const { replace } = await open(script)
  await press('Remove line 1')
  replace([aLine('Theirs')])
  expect(texts()).toEqual(['Theirs'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
})

it('the last line stays, and one character needs no choice of who speaks', async () => {
  await open([aLine('Hi!')], characters.slice(0, 1))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove line 1' }).disabled).toBe(true)
  await userEvent.clear(field(1))
  await userEvent.keyboard('{Backspace}')
  expect(texts()).toEqual([''])
  expect(screen.queryByRole('combobox', { name: /Who says/ })).toBeNull()
})

it('counts the characters of all lines, for everyone near the limit', async () => {
  await open([aLine('x'.repeat(870)), aLine('abc', { id: 'two' })])
  expect(screen.getByText(/^27 characters left/)).toBeDefined()
  await userEvent.type(field(2), 'd'.repeat(30))
  expect(screen.getAllByText(/^3 characters over the limit/)).toHaveLength(2)
})

it('says beside a line what keeps it from being saved', async () => {
  await open([aLine(' '), aLine('Bye!', { id: 'two' })], characters, 'Check the marked lines')
  expect(screen.getByText('Write this line, or remove it')).toBeDefined()
  expect(field(1).getAttribute('aria-invalid')).toBe('true')
  expect(field(2).getAttribute('aria-invalid')).toBeNull()
})

it('a line of someone who is no longer in the film can be given to someone who is', async () => {
  const { last } = await open([aLine('Hi!', { speakers: ['gone'] })])
  const who = screen.getByRole('combobox', { name: 'Who says line 1' })
  await userEvent.selectOptions(who, 'Owl')
  expect(last()[0]?.speakers).toEqual(['owl'])
})
