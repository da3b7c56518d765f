import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { AffiliatesPage } from './affiliates-page.tsx'

it('says that there are no affiliates yet, and leads to the first one', async () => {
  await renderPage(<AffiliatesPage />, () => ({ items: [], nextCursor: null }))
  await screen.findByText('No affiliates yet')
  const create = screen.getByRole('link', { name: 'New affiliate' })
  expect(create.getAttribute('href')).toBe('/admin/settings/affiliates/new')
})
