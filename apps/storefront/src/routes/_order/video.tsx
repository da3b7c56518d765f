import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { GiftSkeleton } from '../../features/videos/gift-skeleton.tsx'
import { VideoError } from '../../features/videos/video-error.tsx'
import { VideoPage } from '../../features/videos/video-page.tsx'
import { loadOrderInUrl, orderInUrl } from '../../lib/orders/order-in-url.ts'

// Its form is larger than the gift and rarely shown.
const FindOrder = lazy(async () => ({
  default: (await import('../../features/orders/find-order.tsx')).FindOrder,
}))

export const Route = createFileRoute('/_order/video')({
  validateSearch: orderInUrl,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: loadOrderInUrl,
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
