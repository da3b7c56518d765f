import { useHeadingFocus } from '@recadinho/ui/focus'
import { Container } from '@recadinho/ui/layout'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { tokenFor } from '../../lib/orders/order-link.ts'
import { useLiveOrder } from '../../lib/orders/use-live-order.ts'
import { useNow } from '../../lib/use-now.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { Gift } from './gift.tsx'
import { giftStateOf } from './gift-state.ts'
import { Keepsake } from './keepsake.tsx'
import { LostVideo } from './lost-video.tsx'
import { NotYet } from './not-yet.tsx'
import * as css from './video-page.css.ts'

const Reaction = optionalPart(async () => ({ default: (await import('./feedback.lazy.tsx')).Reaction }))
const Problem = optionalPart(async () => ({ default: (await import('./feedback.lazy.tsx')).Problem }))

/** The finished video as a gift, for the parent, or why there is none. Follows the order live. */
export function VideoPage({ id }: { id: string }) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = tokenFor(id, hash)
  const { order, offset } = useLiveOrder(id, token)
  const [watched, setWatched] = useState(false)
  const state = giftStateOf(order, new Date(useNow() + offset))
  useHeadingFocus(state)
  const { video } = order
  if (state === 'ready' && video)
    return (
      <>
        {/* A replaced video is a new gift, with its door shut. */}
        <Gift
          order={order}
          video={video}
          token={token}
          onWatched={() => setWatched(true)}
          key={idOf(video.url)}
        />
        <Container width="form">
          <div className={css.cards}>
            <Suspense>
              <Reaction order={order} token={token} watched={watched} />
            </Suspense>
            <Keepsake order={order} video={video} token={token} />
            <Suspense>
              <Problem order={order} token={token} />
            </Suspense>
          </div>
        </Container>
      </>
    )
  if (state === 'scheduled' || state === 'making' || state === 'late' || state === 'paused')
    return <NotYet order={order} state={state} offset={offset} token={token} />
  return <LostVideo order={order} state={state} token={token} />
}

const idOf = (url: string) => url.split('?')[0]
