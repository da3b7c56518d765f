import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { LandingSitesPage } from './landing-sites-page.tsx'

it('says that there are no sites yet, and leads to the first one', async () => {
  await renderPage(<LandingSitesPage />, () => ({ items: [] }))
  await screen.findByText('No sites yet')
  const create = screen.getByRole('link', { name: 'New site' })
  expect(create.getAttribute('href')).toBe('/admin/settings/landing-pages/new')
})
