import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { PlayIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { asTyped } from '../../components/as-typed.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'
import { firstNameOf } from '@recadinho/stage/first-name'
import { Suspense } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import { goneVideo } from '../../lib/orders/gone-video.ts'
import { tokenHash } from '../../lib/orders/order-link.ts'

const LastPicture = optionalPart(() => import('../film/last-picture.lazy.tsx'))

export interface VideoProps {
  order: Order
  token: string | undefined
}

/** The link to the finished video, or what to do if it is no longer available. */
export function Video({ order, token }: VideoProps) {
  const { i18n } = useLingui()
  const { video, videoState, number } = order
  if (video) return <Arrived order={order} token={token} />
  if (videoState === 'none' || videoState === 'ready') return null
  const { title, text } = goneVideo[videoState]
  return (
    <Callout tone="info" title={i18n._(title)} action={<WriteToUs number={number} />}>
      {i18n._(text)}
    </Callout>
  )
}

/** The video plays on its own page, presented as a gift. */
function Arrived({ order, token }: VideoProps) {
  const childName = asTyped(firstNameOf(order))
  return (
    <Card as="section" aria-labelledby="video-title" padding="lg" tone="blush">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="video-title">
          <Trans>{childName}'s video is here</Trans>
        </Heading>
        <p>
          <Trans>Call them over first: someone is already knocking at the door.</Trans>
        </p>
        <LinkButton
          size="lg"
          wide="phone"
          iconStart={<PlayIcon />}
          to="/video"
          search={{ order: order.id }}
          hash={tokenHash(token)}
        >
          <Trans>Open the video</Trans>
        </LinkButton>
        <Suspense>
          <LastPicture order={order} />
        </Suspense>
      </Stack>
    </Card>
  )
}
