import type { AdminCharacterList } from '@recadinho/contracts/characters'
import { ApiError } from '@recadinho/contracts/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aCast } from '../../../test/a-character.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { CharactersError, CharactersPage } from './characters-page.tsx'

const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

/** Renders the page; changes are answered by `change`, which may modify what is read afterwards. */
async function show(change: (cast: AdminCharacterList, input: unknown) => unknown, mayEdit = true) {
  const cast = aCast()
  const page = await renderPage(
    <CharactersPage mayEdit={mayEdit} />,
    (name, input) => (name === 'listCharacters' ? structuredClone(cast) : change(cast, input)),
    CharactersError,
  )
  await screen.findByRole('heading', { level: 2, name: 'Princesses' })
  return { sent: () => page.call.mock.calls.filter(([name]) => name !== 'listCharacters') }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const princesses = () =>
  within(screen.getByRole('list', { name: 'Princesses' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))

/** Applies a new order as the server does. */
function reordered(cast: AdminCharacterList, input: unknown) {
  const { body } = input as { body: { wanted: string[] } } // the page's own call
  const moved = body.wanted.map((id) => cast.items.find((one) => one.id === id))
  const others = cast.items.filter(({ category }) => category !== 'princesses')
  cast.items = [...moved.flatMap((one) => one ?? []), ...others]
  return structuredClone(cast)
}

it('moves a character by one place, says where it is now, and keeps the focus on its button', async () => {
  const { sent } = await show(reordered)
  await press('Move Amara down')
  await waitFor(() => expect(princesses()).toEqual(['Hana', 'Amara', 'Noor']))
  expect(screen.getByText('Amara is now 2 of 3')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Amara down'))
  expect(sent()).toEqual([
    [
      'changeCharacterOrder',
      {
        body: {
          category: 'princesses',
          seen: ['amara', 'hana', 'noor'],
          wanted: ['hana', 'amara', 'noor'],
        },
      },
    ],
  ])
})

it('moves nothing beyond the ends of a category', async () => {
  const { sent } = await show(reordered)
  await press('Move Amara up')
  await press('Move Noor down')
  await press('Move Kindly down')
  expect(sent()).toEqual([])
})

it('shows the list as it is now when someone else has moved it', async () => {
  await show((cast) => {
    cast.items = [...cast.items.slice(2, 3), ...cast.items.slice(0, 2), ...cast.items.slice(3)]
    throw refusal(409, 'version_conflict')
  })
  await press('Move Amara down')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was moved')
  await waitFor(() => expect(princesses()).toEqual(['Noor', 'Amara', 'Hana']))
})

it('switches off at once what nobody waits for, and asks before it takes the last or an ordered one', async () => {
  const { sent } = await show((cast) => structuredClone(cast))
  await press('Switch off Amara')
  await waitFor(() => expect(sent()).toHaveLength(1))

  await press('Switch off Hana')
  const dialog = await screen.findByRole('dialog', { name: 'Switch off Hana?' })
  expect(dialog.textContent).toContain('2 open orders have this character and keep it.')
  expect(dialog.textContent).not.toContain('last character')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(sent()).toHaveLength(1)

  await press('Switch off Kindly')
  const last = await screen.findByRole('dialog', { name: 'Switch off Kindly?' })
  expect(last.textContent).toContain('last character of its category')
  await userEvent.click(within(last).getByRole('button', { name: 'Switch off' }))
  await waitFor(() =>
    expect(sent().at(-1)).toEqual([
      'changeCharacterActivation',
      { params: { id: 'kindly' }, body: { active: false } },
    ]),
  )
})

it('says beside the field what the contract refuses, and sends nothing', async () => {
  const { sent } = await show((cast) => structuredClone(cast))
  await press('Edit Amara')
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: 'Name in English' })
  await userEvent.clear(name)
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Description in Portuguese' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name')).toBeDefined()
  expect(dialog.getByText('Enter a description')).toBeDefined()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

it('keeps what was typed when someone else saved first, shows what they changed, and saves on top of it', async () => {
  let tries = 0
  const { sent } = await show((cast) => {
    if (tries++ > 0) return structuredClone(cast)
    cast.items = cast.items.map((one) =>
      one.id === 'amara'
        ? Object.assign(one, { name: { en: 'Amara II', pt: 'Amara' }, greetingStyle: 'wise' })
        : one,
    )
    throw refusal(409, 'version_conflict')
  })
  await press('Edit Amara')
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name in English' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Amara the Bright')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const changed = await dialog.findByRole('alert')
  expect(changed.textContent).toContain('Name in EnglishAmara II')
  expect(name.value).toBe('Amara the Bright')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().at(-1)?.[1]).toEqual({
    params: { id: 'amara' },
    body: {
      was: { name: { en: 'Amara II', pt: 'Amara' } },
      changes: { name: { en: 'Amara the Bright', pt: 'Amara' } },
    },
  })
})

it('who only looks gets no buttons', async () => {
  await show((cast) => cast, false)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText(/owner and marketing can edit/)).toBeDefined()
})

it('says so where the characters cannot be loaded, with a way to try again', async () => {
  await renderPage(
    <CharactersPage mayEdit />,
    () => {
      throw refusal(503, 'unavailable')
    },
    CharactersError,
  )
  expect(await screen.findByRole('heading', { name: "We couldn't load the characters" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
