import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Steps } from './steps.tsx'

it('marks the current step', () => {
  render(
    <Steps
      label="Step 2 of 3"
      current={1}
      steps={[{ label: 'Package' }, { label: 'Characters' }, { label: 'Child' }]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Step 2 of 3' })).toBeDefined()
  const marked = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
  expect(marked).toEqual([null, 'step', null])
})

it('links back to completed steps, never to the current one', () => {
  render(
    <Steps
      label="Step 2 of 3"
      current={1}
      doneLabel="done"
      renderDone={(index, content) => <a href={`/${index}`}>{content}</a>}
      steps={[{ label: 'Package' }, { label: 'Characters' }, { label: 'Child' }]}
    />,
  )
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(['Package, done'])
})
