// @vitest-environment jsdom
import type { NotePart } from '@recadinho/stage/script-writer'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { NoteList, type NoteListProps } from './note-list.tsx'

afterEach(cleanup)

const part = (change: Partial<NotePart>): NotePart => ({
  text: 'She sings',
  line: null,
  reason: 'unclear',
  choice: null,
  maySay: true,
  draft: null,
  ...change,
})
const all: NotePart[] = [
  part({ text: 'She lost a tooth', line: 'note-1', reason: null, maySay: false }),
  part({}),
  part({ text: '14 Maple Street', reason: 'address', maySay: false }),
  part({ text: "Don't mention Dad", reason: 'silence', maySay: false }),
]

async function draw(parts: readonly NotePart[], locale: 'en' | 'pt' = 'en') {
  const { wrapper } = await inShop({ locale })
  const calls = {
    onPlay: vi.fn<NoteListProps['onPlay']>(),
    onSay: vi.fn<NonNullable<NoteListProps['onSay']>>(),
    onDecide: vi.fn<NoteListProps['onDecide']>(),
  }
  function List() {
    const [shown, show] = useState(parts)
    return (
      <NoteList
        {...calls}
        parts={shown}
        onDecide={(decided, choice) => {
          calls.onDecide(decided, choice)
          show(
            shown.map((one) => (one === decided ? part({ ...one, choice, maySay: choice === null }) : one)),
          )
        }}
      />
    )
  }
  render(<List />, { wrapper })
  return calls
}
const itemOf = (text: string) => within(screen.getByText(text).closest('li') ?? document.body)

test('each part says what becomes of it; only what may be said is offered', async () => {
  const { onPlay, onSay } = await draw(all)
  expect(screen.getByRole('region', { name: 'From your notes' })).toBeDefined()
  expect(screen.getByText('1 thing in the film, 1 for you to decide').getAttribute('aria-live')).toBe(
    'polite',
  )
  await userEvent.click(itemOf('She lost a tooth').getByRole('button', { name: 'In the film' }))
  expect(onPlay).toHaveBeenLastCalledWith('note-1')
  expect(itemOf('She sings').getByText(/not sure we understood/)).toBeDefined()
  const say = itemOf('She sings').getByRole('button', { name: 'Say it', description: 'She sings' })
  await userEvent.click(say)
  expect(onSay).toHaveBeenLastCalledWith(all[1])
  expect(itemOf('14 Maple Street').getByText(/private/)).toBeDefined()
  expect(itemOf('14 Maple Street').queryByRole('button')).toBeNull()
  expect(itemOf("Don't mention Dad").queryByRole('button')).toBeNull()
})

test.each([
  ['Tell the team only', 'team', 'Only our team reads this.'],
  ['Never mention it', 'never', 'No character will mention it.'],
] as const)('%s: the choice is shown and can be undone, by keyboard too', async (label, choice, message) => {
  const { onDecide } = await draw(all)
  await userEvent.click(itemOf('She sings').getByRole('button', { name: label }))
  expect(onDecide).toHaveBeenLastCalledWith(all[1], choice)
  expect(itemOf('She sings').getByText(message)).toBeDefined()
  expect(screen.getByText('1 thing in the film')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Undo')
  await userEvent.keyboard('{Enter}')
  expect(onDecide).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'She sings' }), null)
  expect(document.activeElement?.textContent).toBe('Say it')
})

test.each([
  ['en', 'All of it is in the film.', /What you write in your notes appears here/],
  ['pt', 'Está tudo no vídeo.', /O que você escrever nas observações aparece aqui/],
] as const)('everything said, and nothing yet: %s', async (locale, everything, nothing) => {
  await draw(all.slice(0, 1), locale)
  expect(screen.getByText(everything)).toBeDefined()
  cleanup()
  await draw([], locale)
  expect(screen.getByText(nothing)).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()
})
