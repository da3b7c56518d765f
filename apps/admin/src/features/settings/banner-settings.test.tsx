import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSettings } from '../../../test/some-settings.ts'
import { newPackage } from '../packages/package-values.ts'
import { BannerSettings } from './banner-settings.tsx'

const sold = (deliveryHours: number) => ({
  ...newPackage([]),
  id: `within-${deliveryHours}`,
  deliveryHours,
  active: true,
})

it('shows the banner that is selected in both languages before it is saved, as the shop words it', async () => {
  await renderPage(<BannerSettings />, (name) =>
    name === 'listPackages'
      ? { items: [sold(12), sold(30), { ...sold(48), active: false }], markets: [] }
      : someSettings({ seasonalBanner: 'christmas' }),
  )
  const preview = within(await screen.findByRole('region', { name: 'As buyers see it' }))
  const titles = () => preview.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(titles()).toEqual(['Christmas, with their name in it', 'Um Natal com o nome da criança'])
  // The longest of the packages for sale.
  expect(preview.getByText(/^Pay at least 30 hours before noon/)).toBeDefined()
  expect(preview.getByText(/^Pague pelo menos 30 horas antes/)).toBeDefined()
  const select = screen.getByRole('combobox', { name: 'Banner on the home page' })
  await userEvent.selectOptions(select, 'easter')
  expect(titles()).toEqual(['An Easter hello to hunt for', 'Um oi de Páscoa escondido'])
  expect(preview.getByText('Fazer o vídeo de Páscoa').closest('[lang]')?.getAttribute('lang')).toBe('pt')
  await userEvent.selectOptions(select, 'auto')
  expect(titles()).toHaveLength(2)
  expect(preview.getByText('Today, in the United States and in Brazil.')).toBeDefined()
})
