import { ApiError } from '@recadinho/contracts/client'
import type { HeldData } from '@recadinho/contracts/personal-data'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { HeldData as Held } from './held-data.tsx'
import { PurgeReport } from './purge-report.tsx'

const held: HeldData = {
  emails: ['ana@example.com'],
  phones: [],
  orders: [],
  categories: [{ category: 'contact', rows: 2 }],
  rows: 2,
}
const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

it('erases only after the word was typed, what was looked at and nothing more', async () => {
  const { call } = await renderPage(
    <Held search="ana@example.com" held={held} onLookAgain={() => undefined} />,
    () => ({ rows: 2 }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
  expect(dialog.getByText('Type “erase”')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText('Type “erase” to confirm'), ' Erase{Enter}')
  expect(call).toHaveBeenCalledWith('erasePerson', { body: { search: 'ana@example.com', rowsSeen: 2 } })
})

it('says that there is more than was looked at, and looks again', async () => {
  let looked = 0
  await renderPage(<Held search="ana@example.com" held={held} onLookAgain={() => (looked += 1)} />, () => {
    throw refusal(409, 'version_conflict')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Type “erase” to confirm'), 'erase{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toContain('Nothing was changed')
  await userEvent.click(dialog.getByRole('button', { name: 'Search again' }))
  expect(looked).toBe(1)
})

it('says that an export failed', async () => {
  await renderPage(<Held search="ana@example.com" held={held} onLookAgain={() => undefined} />, () => {
    throw refusal(503, 'unavailable')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Export as a file' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The export failed')
})

it('reports the last runs, one of a newer server under its own name', async () => {
  const at = '2026-11-23T02:00:00Z'
  await renderPage(<PurgeReport />, () => ({
    items: [
      { name: 'visits', beganAt: at, finishedAt: at, removed: 12 },
      { name: 'dust', beganAt: at, finishedAt: null, removed: 1 },
    ],
  }))
  expect(await screen.findByText('Visits')).toBeDefined()
  expect(screen.getByText(/^12 records · /)).toBeDefined()
  expect(screen.getByText('dust')).toBeDefined()
  expect(screen.getByText(/^1 record · .* · still running$/)).toBeDefined()
})
