import type { ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSettings } from '../../../test/some-settings.ts'
import { MarketSettings } from './market-settings.tsx'

const rates = ['EUR', 'USD'].map((currency) => ({ currency, perUsd: '1', changedAt: null }))

it('says what a new visitor will see before it is saved, and sends only what changed', async () => {
  const saved = someSettings()
  const edits: ChangeSettingsBody[] = []
  await renderPage(<MarketSettings />, (name: string, input: unknown) => {
    if (name === 'listCurrencyRates') return { items: rates }
    if (name === 'getAdminSettings') return saved
    const { body } = input as { body: ChangeSettingsBody } // sent by the form
    edits.push(body)
    return { ...saved, ...body.changes }
  })
  const seen = (words: RegExp) => screen.findByText(words)
  expect(await seen(/in English, with prices in US Dollar \(USD\)/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Default language'), 'pt')
  expect(await seen(/in Português, with prices in Brazilian Real \(BRL\)/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Default currency'), 'EUR')
  expect(await seen(/in Português, with prices in Euro \(EUR\)/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(edits).toEqual([
      {
        was: { defaultLocale: 'en', defaultCurrency: null },
        changes: { defaultLocale: 'pt', defaultCurrency: 'EUR' },
      },
    ]),
  )
})
