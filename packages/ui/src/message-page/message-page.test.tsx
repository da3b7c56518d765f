import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { ButtonLink } from '../button/button.tsx'
import { MessagePage } from './message-page.tsx'

it('says one thing under the page’s one heading and offers the next step', async () => {
  const { container } = render(
    <MessagePage main title="Not here" action={<ButtonLink href="/">Home</ButtonLink>}>
      The link may be old.
    </MessagePage>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeDefined()
  expect(screen.getByRole('main').id).toBe('main')
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await expectAccessible(container)
})

it('is read aloud at once when something failed', () => {
  render(<MessagePage failed="offline" title="You’re offline" />)
  expect(screen.getByRole('alert').textContent).toContain('You’re offline')
  expect(screen.queryByRole('main')).toBeNull()
})
