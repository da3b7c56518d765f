import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ChildCard } from './child-card.tsx'
import { ScriptCard } from './script-card.tsx'

const draw = (changes: Parameters<typeof anOrder>[0]) =>
  renderPage(
    <>
      <ChildCard order={anOrder(changes)} />
      <ScriptCard order={anOrder(changes)} />
    </>,
    () => undefined,
  )

it('tells how the name is said, beside the child and beside the script', async () => {
  await draw({ childName: 'João', nameHint: 'Zhwow' })
  expect(screen.getAllByText('Zhwow')).toHaveLength(2)
  expect(document.body.textContent).toContain('Say João like “Zhwow”.')
})

it('names the other children, each with how it is said', async () => {
  await draw({
    otherChildren: [
      { name: 'Pedro', nameHint: 'PEH-droo' },
      { name: 'Bia', nameHint: null },
    ],
  })
  expect(screen.getByText('Pedro (PEH-droo), Bia')).toBeDefined()
  expect(document.body.textContent).toContain('Say Pedro like “PEH-droo”.')
})

it('S3: isolates what buyers wrote, so that its direction reorders nothing beside it', async () => {
  await draw({ childName: 'يوسف', nameHint: 'Yusuf', additionalNotes: 'ربح سباقا' })
  for (const text of ['يوسف', 'Yusuf', 'ربح سباقا'])
    for (const element of screen.getAllByText(text)) expect(element.tagName).toBe('BDI')
})

it('tells the day with the age on it', async () => {
  await draw({ occasion: 'birthday', occasionDate: '2026-12-03', childAge: 6 })
  expect(screen.getByText(/^Turns 6 on (December 3|3 December)$/)).toBeDefined()
})

it('says that the details were deleted, in place of what stands in their fields', async () => {
  await draw({ childName: '—', childAge: 1, detailsErasedAt: '2027-05-22T02:10:00Z' })
  expect(screen.getByText(/^Deleted on /)).toBeDefined()
  expect(screen.queryByText('Age')).toBeNull()
})

it('is silent about what was not given', async () => {
  await draw({})
  expect(screen.queryByText('How to say the name')).toBeNull()
  expect(screen.queryByText('Other children')).toBeNull()
  expect(screen.queryByText('Occasion date')).toBeNull()
})

it('shows the drawing of the child, if there is one', async () => {
  await draw({
    likeness: {
      skin: 'deep',
      hair: 'coils',
      hairColour: 'black',
      glasses: true,
      hearingAid: false,
      wheelchair: true,
    },
  })
  expect((await screen.findByRole('img', { name: 'Drawing' })).getAttribute('src')).toContain('svg')
})

it('has nothing of a drawing without one', async () => {
  await draw({})
  expect(screen.queryByText('Drawing')).toBeNull()
})
