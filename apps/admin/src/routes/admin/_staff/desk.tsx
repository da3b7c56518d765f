import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { Page } from '../../../components/page.tsx'
import { DeskOrder } from '../../../features/desk/desk-order.tsx'
import { DeskError, DeskQueue } from '../../../features/desk/desk-page.tsx'
import { deskOptions } from '../../../features/desk/desk-queries.ts'
import { orderOptions } from '../../../features/orders/order-queries.ts'
import { isNotFound, isValidationError } from '../../../lib/api.ts'
import { loadTexts } from '../../../lib/i18n.ts'
import { useLiveDesk } from '../../../lib/live-orders.ts'

export const Route = createFileRoute('/admin/_staff/desk')({
  validateSearch: ({ order }): { order?: string } => (typeof order === 'string' ? { order } : {}),
  // Loaded with the page. Written as a method, it would not be split off.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  beforeLoad: () => loadTexts('script'),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { api, queryClient }, deps: { order } }) => {
    await queryClient.ensureQueryData(deskOptions(api))
    try {
      if (order !== undefined) await queryClient.ensureQueryData(orderOptions(api, order))
    } catch (error) {
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Desk,
  pendingComponent: ListPagePending,
  errorComponent: DeskError,
})

function Desk() {
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  useLiveDesk()
  const open = (id: string | undefined) => void navigate({ search: id === undefined ? {} : { order: id } })
  return (
    <Page>
      {order === undefined ? <DeskQueue onOpen={open} /> : <DeskOrder key={order} id={order} onOpen={open} />}
    </Page>
  )
}
