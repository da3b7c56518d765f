import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { Button } from '../button/button.tsx'
import { FootNote } from './foot-note.tsx'

const note = (requested: boolean) => (
  <FootNote id="note" title="A question" requested={requested} actions={<Button>Yes</Button>}>
    <p>May we?</p>
  </FootNote>
)

it('is a region named by its title, and takes the focus only when the reader opened it', async () => {
  const { unmount } = render(note(false))
  const region = screen.getByRole('region', { name: 'A question' })
  expect(document.activeElement).toBe(document.body)
  await expectAccessible(region)
  unmount()
  render(note(true))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'A question' }))
})
