import type { ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import type { ShopVoices } from '@recadinho/contracts/speech'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSettings } from '../../../test/some-settings.ts'
import { VoiceSettings } from './voice-settings.tsx'

const page = async (voices: ShopVoices) => {
  const saved = someSettings()
  const edits: ChangeSettingsBody[] = []
  await renderPage(<VoiceSettings />, (name: string, input: unknown) => {
    if (name === 'getShopVoices') return voices
    if (name === 'getAdminSettings') return saved
    const { body } = input as { body: ChangeSettingsBody } // sent by the form
    edits.push(body)
    return { ...saved, ...body.changes }
  })
  return edits
}

it('says who speaks which language and under which licence, and what a service may be paid for', async () => {
  await page({
    voices: [
      { locale: 'en', name: 'slt', isDraft: true, isService: false, licence: 'Flite, BSD licence' },
      { locale: 'pt', name: 'nova', isDraft: false, isService: true, licence: 'Terms of the service' },
    ],
    budget: { perOrder: 120, perDay: 3000 },
    converts: true,
  })
  const all = (await screen.findByRole('region', { name: "The shop's voices" })).textContent
  expect(all).toContain("English: slt (on the shop's own server, a draft voice for staff to hear)")
  expect(all).toContain('Flite, BSD licence')
  expect(all).toContain('Portuguese: nova (a service)')
  expect(all).toContain('staff can have it say their own recording of a line')
  expect(all).toContain('at most 120 lines of an order and 3000 lines in all a day')
})

it('saves what the owner allows', async () => {
  const edits = await page({ voices: [], budget: null, converts: false })
  expect(await screen.findByText(/The shop has no voice/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Deliver films that are silent/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const edit = { was: { deliverDraftVoice: false }, changes: { deliverDraftVoice: true } }
  await waitFor(() => expect(edits).toEqual([edit]))
})
