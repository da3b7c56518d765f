import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { OrderVideo } from '@recadinho/contracts/videos'
import { dateFormat } from '@recadinho/i18n/formats'
import { ButtonLink } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { DownloadIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { Suspense } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { OrderPageLink } from './order-page-link.tsx'
import { ShareVideo } from './share-video.tsx'

const KeepsakeOptions = optionalPart(() => import('./keepsake-options.lazy.tsx'))

export interface KeepsakeProps {
  order: Order
  video: OrderVideo
  token: string | undefined
}

/** For the parents: save or share the video, and until when it is available. */
export function Keepsake({ order, video, token }: KeepsakeProps) {
  const { t } = useLingui()
  const tag = useDateTag()
  const until = dateFormat(tag, { dateStyle: 'long' }).format(new Date(video.expiresAt))
  return (
    <Card as="section" aria-labelledby="keep-title" padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="keep-title">
          <Trans>Keep it forever</Trans>
        </Heading>
        <Inline gap={3}>
          <ButtonLink href={`${video.url}&download=1`} download iconStart={<DownloadIcon size="sm" />}>
            {t`Download`}
          </ButtonLink>
          <ShareVideo url={new URL(video.url, location.origin).href} />
        </Inline>
        <Text size="sm" tone="muted">
          <Trans>
            Available here until {until}. Anyone with the video link can watch it, but can't see your order.
          </Trans>
        </Text>
        <Suspense>
          <KeepsakeOptions order={order} video={video} token={token} />
        </Suspense>
        <div>
          <OrderPageLink order={order.id} token={token} variant="subtle" size="sm" />
        </div>
      </Stack>
    </Card>
  )
}
