import { ApiError } from '@recadinho/contracts/client'
import type { EndpointName } from '@recadinho/contracts/endpoints'
import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { useAdmin } from '../lib/use-admin.ts'
import { Page } from './page.tsx'
import { PageError } from './page-error.tsx'

const forbidden = (endpoint: EndpointName) =>
  new ApiError(403, '', JSON.stringify({ code: 'forbidden', message: '', requestId: 'r' }), endpoint)

/** A page that reads the session, as answered by the test, and can refetch it. */
function Reader() {
  const { api } = useAdmin()
  const { data, refetch } = useSuspenseQuery({
    queryKey: ['read'],
    queryFn: () => api.call('getCurrentSession', {}),
  })
  return <button onClick={() => void refetch()}>Seen by {data.staff.name}</button>
}

it.each<[EndpointName, string]>([
  ['listAdminOrders', 'Only the owner and production can see this page'],
  ['getSalesFigures', 'Only the owner and marketing can see this page'],
  ['listAuditLog', 'Only the owner can see this page'],
])('says who may see a page whose %s was refused', async (endpoint, title) => {
  const refuse = () => {
    throw forbidden(endpoint)
  }
  await renderPage(<Reader />, refuse, PageError)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

it('takes away what a role that was changed meanwhile may no longer see', async () => {
  let allowed = true
  const answer = () => {
    if (!allowed) throw forbidden('listAuditLog')
    return { staff: { name: 'Ana' } }
  }
  await renderPage(<Reader />, answer, PageError)
  allowed = false
  await userEvent.click(await screen.findByRole('button', { name: 'Seen by Ana' }))
  expect(await screen.findByRole('heading', { name: 'Only the owner can see this page' })).toBeDefined()
  expect(screen.queryByText('Seen by Ana')).toBeNull()
})

it('does not put a second main part into a page', async () => {
  const refuse = () => {
    throw new TypeError('Failed to fetch')
  }
  await renderPage(<Reader />, refuse, (props) => (
    <Page>
      <PageError {...props} />
    </Page>
  ))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})
