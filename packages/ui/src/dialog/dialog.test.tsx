import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { createToasts, Toasts } from '../toast/toast.tsx'
import { Dialog } from './dialog.tsx'

it('opens with its title and text, and closes by the cross', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm by hand' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Look first.',
  )
  await expectAccessible(dialog)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('closes on Escape, unless an answer is required', async () => {
  const { unmount } = render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()

  render(<Page dismissible={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('stays open while a toast above it is pressed', async () => {
  const toasts = createToasts()
  render(
    <>
      <Page />
      <Toasts toasts={toasts} label="Notifications (F8)" closeLabel="Dismiss" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await screen.findByRole('dialog')
  act(() => void toasts.show({ title: 'Not confirmed', variant: 'destructive' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }), { pointerEventsCheck: 0 })
  expect(toasts.current()?.state).toBe('closed')
  expect(screen.getByRole('dialog')).toBeDefined()
})

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm payment</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        dismissible={dismissible}
        title="Confirm by hand"
        description="Look first."
        closeLabel="Close"
        footer={<Button>Confirm</Button>}
      >
        <TextField label="Reason" />
      </Dialog>
    </>
  )
}
