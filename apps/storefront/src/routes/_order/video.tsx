import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { GiftSkeleton } from '../../features/videos/gift-skeleton.tsx'
import { VideoError } from '../../features/videos/video-error.tsx'
import { VideoPage } from '../../features/videos/video-page.tsx'

// Its form is larger than the gift and rarely shown.
const FindOrder = lazy(async () => ({
  default: (await import('../../features/orders/find-order.tsx')).FindOrder,
}))

/** The order by its id; the private link's token is in the fragment, as on the order's page. */
export const Route = createFileRoute('/_order/video')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' ? { order } : {},
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order }, location }) => {
    if (!order) return
    const { loadOrder } = await import('../../lib/orders/load-order.ts')
    await loadOrder(context, order, location.hash)
  },
  pendingComponent: GiftSkeleton,
  errorComponent: VideoError,
  notFoundComponent: NoVideo,
  component: OpenVideo,
})

function OpenVideo() {
  const { order } = Route.useSearch()
  return order ? <VideoPage id={order} key={order} /> : <NoVideo />
}

/** The link does not open an order. */
function NoVideo() {
  return (
    <Suspense fallback={<GiftSkeleton />}>
      <FindOrder unknown video />
    </Suspense>
  )
}
