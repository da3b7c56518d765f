import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { CopyButton } from './copy-button.tsx'

afterEach(() => void vi.useRealTimers())

const button = (onResult?: (copied: boolean) => void) => (
  <CopyButton
    text="0002012636"
    copied="Code copied"
    copiedAloud="Code copied. Paste it."
    failedAloud="Copy it yourself."
    onResult={onResult}
  >
    Copy code
  </CopyButton>
)

it('copies by the keyboard, says so in words and aloud', async () => {
  const user = userEvent.setup()
  const result = vi.fn<(copied: boolean) => void>()
  const { container } = render(button(result))
  await expectAccessible(container)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Code copied' })).toBe(document.activeElement)
  expect(screen.getByText('Code copied. Paste it.').getAttribute('aria-live')).toBe('polite')
  expect(await navigator.clipboard.readText()).toBe('0002012636')
  expect(result).toHaveBeenCalledExactlyOnceWith(true)
})

it('shows its own words again after four seconds', async () => {
  userEvent.setup()
  vi.useFakeTimers()
  render(button())
  await act(async () => {
    screen.getByRole('button').click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('button').textContent).toBe('Code copied')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByRole('button').textContent).toBe('Copy code')
})

it('never says that it has copied when the browser refused both methods', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const result = vi.fn<(copied: boolean) => void>()
  render(button(result))
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Copy it yourself.')).toBeDefined()
  expect(screen.getByRole('button').textContent).toBe('Copy code')
  expect(result).toHaveBeenCalledExactlyOnceWith(false)
})
