// @vitest-environment jsdom
import type { OtherChild } from '@recadinho/contracts/personalization'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { emptyDraft } from '../../lib/draft/draft.ts'
import type { PersonalizationForm } from '../../lib/draft/validate-personalization.ts'
import { OtherChildren } from './other-children.tsx'

afterEach(cleanup)

/** The fields in a form; `otherChildren` has what was entered last. */
async function draw() {
  const entered: { otherChildren: readonly OtherChild[] } = { otherChildren: [] }
  function Form() {
    const [form, setForm] = useState<PersonalizationForm>({ ...emptyDraft(), childAge: '' })
    entered.otherChildren = form.otherChildren
    const change = (typed: Partial<PersonalizationForm>) => setForm((before) => ({ ...before, ...typed }))
    return <OtherChildren id="p" form={form} change={change} error={() => undefined} />
  }
  const { wrapper } = await inShop({ locale: 'en' })
  render(<Form />, { wrapper })
  return entered
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isFocused = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))

test('up to three children, each with a name and how to say it; the keyboard is where it is needed next', async () => {
  const entered = await draw()
  await press('Add another child')
  await isFocused("Second child's name")
  await userEvent.keyboard('Pedro{Tab}PEH-droo')
  await press('Add another child')
  await isFocused("Third child's name")
  await userEvent.keyboard('Bia')
  expect(entered.otherChildren).toEqual([
    { name: 'Pedro', nameHint: 'PEH-droo' },
    { name: 'Bia', nameHint: '' },
  ])
  expect(screen.queryByRole('button', { name: 'Add another child' })).toBeNull()
  expect(screen.getByText(/^We only say the age/)).toBeDefined()
  await press('Remove the second child')
  expect(entered.otherChildren).toEqual([{ name: 'Bia', nameHint: '' }])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another child' })),
  )
})

test('a child who was removed comes back in its place, as it was typed', async () => {
  const entered = await draw()
  for (const name of ['Pedro', 'Bia']) {
    await press('Add another child')
    await userEvent.type(
      screen.getByLabelText(name === 'Pedro' ? "Second child's name" : "Third child's name"),
      name,
    )
  }
  await press('Remove the second child')
  await press('Remove the second child')
  expect(entered.otherChildren).toEqual([])
  await press('Bring back Bia')
  await press('Bring back Pedro')
  expect(entered.otherChildren.map(({ name }) => name)).toEqual(['Pedro', 'Bia'])
  expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull()
})

test('of a child that was never named, nothing is kept', async () => {
  await draw()
  await press('Add another child')
  await press('Remove the second child')
  expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull()
})
