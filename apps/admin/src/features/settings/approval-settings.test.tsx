import type { ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSettings } from '../../../test/some-settings.ts'
import { ApprovalSettings } from './approval-settings.tsx'

it('has two switches, both off, and saves what the owner allows', async () => {
  const edits: ChangeSettingsBody[] = []
  await renderPage(<ApprovalSettings />, (name: string, input: unknown) => {
    if (name === 'getAdminSettings') return someSettings()
    const { body } = input as { body: ChangeSettingsBody } // sent by the form
    edits.push(body)
    return someSettings(body.changes)
  })
  const switches = await screen.findAllByRole('checkbox')
  expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]) // checkboxes are inputs
  await userEvent.click(screen.getByRole('checkbox', { name: /by a rule, without a person/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const edit = { was: { approveByRule: false }, changes: { approveByRule: true } }
  await waitFor(() => expect(edits).toEqual([edit]))
})
