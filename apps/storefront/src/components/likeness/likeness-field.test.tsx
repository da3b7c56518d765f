// @vitest-environment jsdom
import type { Likeness } from '@recadinho/contracts/likeness'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import LikenessField from './likeness-field.lazy.tsx'

afterEach(cleanup)

/** The field in a form; `entered.value` has what was selected last. */
async function draw(value: Likeness | null = null, locale: 'en' | 'pt' = 'en', childName = 'Olivia Souza') {
  const entered: { value: Likeness | null } = { value }
  function Form() {
    const [likeness, setLikeness] = useState(value)
    entered.value = likeness
    return (
      <Suspense>
        <LikenessField childName={childName} childAge="6" value={likeness} onChange={setLikeness} />
      </Suspense>
    )
  }
  const { wrapper } = await inShop({ locale })
  await act(async () => render(<Form />, { wrapper }))
  return entered
}
const open = async (name: RegExp | string) => userEvent.click(await screen.findByText(name, { exact: false }))
const press = (role: 'radio' | 'checkbox' | 'button', name: string) =>
  userEvent.click(screen.getByRole(role, { name }))

test('it is folded, and opening it selects nothing', async () => {
  const entered = await draw()
  await screen.findByText('Draw Olivia into the video', { exact: false })
  expect(screen.queryAllByRole('radio')).toEqual([])
  await open('Draw Olivia into the video')
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(screen.queryByRole('img', { name: 'The drawing so far' })).toBeNull()
  expect(entered.value).toBeNull()
})

test('a choice is in the form at once', async () => {
  const entered = await draw()
  await open('Draw Olivia into the video')
  await press('radio', 'Coily hair')
  expect(entered.value).toMatchObject({ hair: 'coils', wheelchair: false })
  expect(screen.getByRole('img', { name: 'The drawing so far' })).toBeDefined()
})

test('in Portuguese, each choice has its name in its group; without a name it is the child’s', async () => {
  await draw(null, 'pt', ' ')
  await open('Desenhar a criança no vídeo')
  const hair = within(screen.getByRole('group', { name: 'Cabelo' }))
  expect(hair.getByRole('radio', { name: 'Cabelo crespo' })).toBeDefined()
  expect(screen.getByText(/Não precisa de foto/)).toBeDefined()
})

test('what a browser has kept of another release is none', async () => {
  await draw({ skin: 'green' } as unknown as Likeness)
  await open('Draw Olivia into the video')
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
})
