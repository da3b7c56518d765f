import { createFileRoute } from '@tanstack/react-router'
import { parseCommissionSearch } from '../../../../features/affiliates/commission-search.ts'
import { CommissionsPage } from '../../../../features/affiliates/commissions-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/commissions')({
  validateSearch: parseCommissionSearch,
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter.
  async loader({ context, location }) {
    const { loadCommissions } = await import('../../../../features/affiliates/load-commissions.ts')
    await loadCommissions(context, parseCommissionSearch({ ...location.search }))
  },
  component: Commissions,
})

function Commissions() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CommissionsPage
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
    />
  )
}
