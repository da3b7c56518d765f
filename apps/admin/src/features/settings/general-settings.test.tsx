import type { AdminSettings, ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import { ApiError } from '@recadinho/contracts/client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSettings } from '../../../test/some-settings.ts'
import { GeneralSettings } from './general-settings.tsx'

/** A server whose settings others change too. */
function aServer(settings: Partial<AdminSettings> = {}) {
  const server = {
    saved: someSettings(settings),
    edits: [] as ChangeSettingsBody[],
    answer: (name: string, input: unknown) => {
      if (name === 'getAdminSettings') return server.saved
      const { body } = input as { body: ChangeSettingsBody } // sent by the form
      server.edits.push(body)
      const seen = JSON.stringify({ ...server.saved, ...body.was }) === JSON.stringify(server.saved)
      if (!seen)
        throw new ApiError(409, '', JSON.stringify({ code: 'version_conflict', message: '', requestId: '1' }))
      return (server.saved = { ...server.saved, ...body.changes })
    },
  }
  return server
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Site title' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

it('sends only what changed, with what was on the screen', async () => {
  const server = aServer()
  await renderPage(<GeneralSettings />, server.answer)
  await userEvent.clear(await title())
  await userEvent.type(await title(), ' Little Note ')
  await save()
  await waitFor(() =>
    expect(server.edits).toEqual([
      { was: { siteTitle: 'Recadinho' }, changes: { siteTitle: 'Little Note' } },
    ]),
  )
  expect((await title()).value).toBe('Little Note')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true)
})

it('refused as stale it keeps what was typed, says what others saved, and replaces that when sent again', async () => {
  const server = aServer()
  await renderPage(<GeneralSettings />, server.answer)
  await userEvent.type(await title(), ' mine')
  server.saved = { ...server.saved, siteTitle: 'Theirs', contactPhone: '555 0100' }
  await save()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Site title: Theirs')
  expect((await title()).value).toBe('Recadinho mine')
  // Fields that only others changed are taken over and are not part of our change.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('555 0100')
  await save()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(server.saved).toMatchObject({ siteTitle: 'Recadinho mine', contactPhone: '555 0100' })
})

it('gives up what was typed for what others saved', async () => {
  const server = aServer()
  await renderPage(<GeneralSettings />, server.answer)
  await userEvent.type(await title(), ' mine')
  server.saved = { ...server.saved, siteTitle: 'Theirs' }
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Use the saved values' }))
  expect((await title()).value).toBe('Theirs')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says beside a field what is wrong with it, and sends nothing', async () => {
  const server = aServer({ siteTitle: 'Shop' })
  await renderPage(<GeneralSettings />, server.answer)
  await userEvent.clear(await title())
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'us')
  await userEvent.type(screen.getByRole('textbox', { name: /^Instagram/ }), 'instagram.com/us')
  await save()
  expect(await screen.findByText('Enter a title of up to 60 characters')).toBeDefined()
  expect(screen.getByText('Enter a valid email, such as name@example.com')).toBeDefined()
  expect(screen.getByText(/^Enter a whole address/)).toBeDefined()
  expect(server.edits).toEqual([])
})

it('shows a phone number and a WhatsApp link as buyers will see them, and refuses what is none', async () => {
  const server = aServer()
  await renderPage(<GeneralSettings />, server.answer)
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  const whatsapp = screen.getByRole('textbox', { name: 'WhatsApp' })
  await userEvent.type(phone, 'call me')
  await userEvent.type(whatsapp, '+1 201 555 0123')
  await save()
  expect(await screen.findByText(/^Enter a phone number with its area code/)).toBeDefined()
  expect(screen.getByText(/^Enter a Brazilian number with its area code/)).toBeDefined()
  expect(server.edits).toEqual([])
  await userEvent.clear(phone)
  await userEvent.type(phone, '(11) 3265-4321')
  await userEvent.clear(whatsapp)
  await userEvent.type(whatsapp, '(55) 99912-3456')
  expect(screen.getByText('Buyers see +55 11 3265 4321')).toBeDefined()
  expect(screen.getByText('Buyers see +55 55 99912 3456, https://wa.me/5555999123456')).toBeDefined()
  await save()
  await waitFor(() => expect(server.edits).toHaveLength(1))
})

it('does not ask for contact details that were stored before they were checked', async () => {
  const server = aServer({ contactEmail: 'a@b', contactPhone: 'call me', contactWhatsapp: 'abc' })
  await renderPage(<GeneralSettings />, server.answer)
  await userEvent.type(await title(), ' mine')
  await save()
  await waitFor(() => expect(server.saved.siteTitle).toBe('Recadinho mine'))
})

it('keeps what was typed when the answer is lost, and says that nobody knows', async () => {
  const server = aServer()
  await renderPage(<GeneralSettings />, (name, input) => {
    if (name === 'changeSettings') throw new TypeError('Failed to fetch')
    return server.answer(name, input)
  })
  await userEvent.type(await title(), ' mine')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain("We don't know whether this was saved")
  expect((await title()).value).toBe('Recadinho mine')
})
