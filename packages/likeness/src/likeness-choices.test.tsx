import type { Likeness } from '@recadinho/stage/likeness'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LikenessChoices } from './likeness-choices.tsx'
import { LikenessDrawing } from './likeness-drawing.tsx'

afterEach(cleanup)

/** The choices in a form; `entered.value` has what was selected last. */
function draw(value: Likeness | null = null) {
  const entered: { value: Likeness | null } = { value }
  function Form() {
    const [likeness, setLikeness] = useState(value)
    entered.value = likeness
    return <LikenessChoices value={likeness} age={6} onChange={setLikeness} say={({ message }) => message} />
  }
  render(<Form />)
  return entered
}
const press = (role: 'radio' | 'checkbox' | 'button', name: string) =>
  userEvent.click(screen.getByRole(role, { name }))
const drawing = () => screen.queryByRole('img', { name: 'The drawing so far' })?.getAttribute('src')

test('the choices make a drawing, which follows each of them and can be removed', async () => {
  const entered = draw()
  expect(drawing()).toBeUndefined()
  await press('radio', 'Dark skin')
  const first = drawing()
  await press('radio', 'Braids')
  await press('radio', 'Red')
  await press('checkbox', 'Hearing aid')
  await press('checkbox', 'Wheelchair')
  expect(entered.value).toEqual({
    skin: 'deep',
    hair: 'braids',
    hairColour: 'red',
    glasses: false,
    hearingAid: true,
    wheelchair: true,
  })
  expect(drawing()).not.toBe(first)
  await press('checkbox', 'Wheelchair')
  expect(entered.value?.wheelchair).toBe(false)
  await press('button', 'Remove the drawing')
  expect(entered.value).toBeNull()
  expect(drawing()).toBeUndefined()
})

test('each choice is a picture of its own, with a name, in a group with a name', () => {
  draw()
  const pictures = [...document.querySelectorAll('label img')].map((img) => img.getAttribute('src'))
  expect(pictures).toHaveLength(22)
  // The first of each of the first three groups that is the same as the first drawing.
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(20)
  for (const group of ['Skin', 'Hair', 'Hair color', 'Also'])
    expect(screen.getByRole('group', { name: group })).toBeDefined()
})

test('a surprise is another skin and hair; a wheelchair, glasses and a hearing aid stay', async () => {
  const entered = draw({
    skin: 'tan',
    hair: 'bun',
    hairColour: 'blond',
    glasses: true,
    hearingAid: false,
    wheelchair: true,
  })
  await press('button', 'Surprise me')
  expect(entered.value).toMatchObject({ glasses: true, hearingAid: false, wheelchair: true })
  expect(entered.value?.skin).not.toBe('tan')
  expect(entered.value?.hair).not.toBe('bun')
  expect(entered.value?.hairColour).not.toBe('blond')
})

test('what a correction has of a likeness is drawn as well', () => {
  const line = 'skin=deep hair=coils hairColour=black glasses'
  render(<LikenessDrawing likeness={line} age={null} label={line} size="sm" />)
  expect(screen.getByRole('img', { name: line }).getAttribute('src')).toContain('svg')
})

test('of what is no likeness nothing is drawn', () => {
  render(<LikenessDrawing likeness="skin=green" age={6} label="The child" size="sm" />)
  expect(screen.queryByRole('img')).toBeNull()
})
