import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { Callout } from '../callout/callout.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

function setUp({ submitting = false, failed = false } = {}) {
  const onSubmit = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(
    <FormDialog
      title="Put the order on hold?"
      description="The clock stops."
      closeLabel="Close"
      backLabel="Back"
      submitLabel="Put on hold"
      submitting={submitting}
      error={failed && <Callout tone="danger" announce="alert" title="Nothing was changed" />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField label="Reason" />
    </FormDialog>,
  )
  return { onSubmit, onClose }
}

it('focuses its first field, so that typing starts there', async () => {
  setUp()
  const field = await screen.findByRole('textbox', { name: 'Reason' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('sends by Enter in a field and by its button', async () => {
  const { onSubmit } = setUp()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Away{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await expectAccessible(screen.getByRole('dialog', { name: 'Put the order on hold?' }))
})

it('sends nothing twice while it is under way', async () => {
  const { onSubmit } = setUp({ submitting: true })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Away{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold' }), { pointerEventsCheck: 0 })
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is left by Back, the cross and Escape, and says why it failed', async () => {
  const { onClose } = setUp({ failed: true })
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(3)
})
