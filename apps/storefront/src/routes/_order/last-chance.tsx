import { createFileRoute } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { LastChancePage } from '../../features/last-chance/last-chance-page.tsx'

export const Route = createFileRoute('/_order/last-chance')({
  loader: async ({ context }) => {
    const { enterLastChance } = await import('../../features/last-chance/enter-last-chance.ts')
    return enterLastChance(context)
  },
  // The price and the offer's end must be loaded each time.
  preload: false,
  staleTime: 0,
  errorComponent: OrderError,
  component: LastChance,
})

function LastChance() {
  return <LastChancePage found={Route.useLoaderData()} />
}
