import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { CloseIcon } from '../icon/icon.tsx'
import { Button, ButtonLink, IconButton } from './button.tsx'

it('is not a submit button by default', () => {
  render(<Button>Go</Button>)
  expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button')
})

it('announces that it is busy, keeps the focus and ignores further clicks', async () => {
  const click = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const page = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={click}>
        Pay
      </Button>
    </form>
  )
  const { rerender } = render(page(false))
  const button = screen.getByRole('button', { name: 'Pay' })
  button.focus()
  rerender(page(true))
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

it('looks like a button and is a link, whatever a router adds to it', () => {
  const router: object = { className: 'active', 'data-status': 'active' }
  render(
    <>
      <ButtonLink href="/faq">Questions</ButtonLink>
      <ButtonLink href="/purchase" {...router}>
        Make their video
      </ButtonLink>
    </>,
  )
  const plain = screen.getByRole('link', { name: 'Questions' })
  const routed = screen.getByRole('link', { name: 'Make their video' })
  expect(routed.className).toBe(plain.className)
  expect(routed.dataset['status']).toBe('active')
})

it('names a picture', async () => {
  const { container } = render(<IconButton label="Close" icon={<CloseIcon />} />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
  await expectAccessible(container)
})
