import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { OrderVideo } from '@recadinho/contracts/videos'
import { ButtonLink, Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { useCopy } from '@recadinho/ui/copy-button'
import { CheckIcon, DownloadIcon, ShareIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { useState } from 'react'
import { dateTag } from '../../lib/orders/date-tag.ts'
import { firstNameOf } from '../../lib/first-name.ts'
import { useLanguageTag, useMarket } from '../../lib/market/use-market.ts'
import { canShare, share } from './share.ts'
import * as css from './video.css.ts'
import { WriteToUs } from './write-to-us.tsx'

/** The finished video: played, saved, shared; or what to do when it is not available any more. */
export function Video({ order }: { order: Order }) {
  const { t } = useLingui()
  const { video, videoState, number } = order
  if (video) return <Player order={order} video={video} />
  if (videoState === 'none') return null
  return (
    <Callout
      tone="info"
      title={videoState === 'expired' ? t`This video is no longer available` : t`This video was taken down`}
      action={<WriteToUs number={number} />}
    >
      {videoState === 'expired' ? (
        <Trans>
          We keep each video for 90 days. The one we sent on WhatsApp is yours to keep; if you've lost it,
          contact us.
        </Trans>
      ) : (
        <Trans>We took it down, usually to send you a better one. If nobody told you why, contact us.</Trans>
      )}
    </Callout>
  )
}

function Player({ order, video }: { order: Order; video: OrderVideo }) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const tag = dateTag(locale, useLanguageTag())
  const [failed, setFailed] = useState(false)
  const { number } = order
  const childName = firstNameOf(order.childName)
  const until = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(video.expiresAt))
  return (
    <Card as="section" aria-labelledby="video-title" padding="lg">
      <Heading level={2} size="h3" id="video-title">
        {t`${childName}'s video`}
      </Heading>
      <div className={css.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are drawn into the picture */}
        <video
          className={css.video}
          controls
          playsInline
          preload="metadata"
          src={video.url}
          poster={video.posterUrl ?? undefined}
          aria-label={t`${childName}'s video`}
          onError={() => setFailed(true)}
        />
      </div>
      {failed && (
        <Callout
          tone="warning"
          announce="alert"
          title={t`The video won't play here`}
          action={<WriteToUs number={number} />}
        >
          <Trans>Download it and open it on your device. If that doesn't work either, contact us.</Trans>
        </Callout>
      )}
      <Inline gap={3}>
        <ButtonLink href={`${video.url}&download=1`} download iconStart={<DownloadIcon size="sm" />}>
          {t`Download`}
        </ButtonLink>
        <ShareVideo url={new URL(video.url, location.origin).href} title={t`${childName}'s video`} />
      </Inline>
      <p className={css.note}>
        <Trans>
          Available here until {until}. Anyone with the video link can watch it, but can't see your order.
        </Trans>
      </p>
    </Card>
  )
}

/** Through the device's share dialog, or by a copied link. */
function ShareVideo({ url, title }: { url: string; title: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy(url)
  const copied = state === 'copied'
  return (
    <Button
      variant="secondary"
      iconStart={copied ? <CheckIcon size="sm" /> : <ShareIcon size="sm" />}
      onClick={() => (canShare() ? void share({ url, title }) : copy())}
    >
      <span aria-live="polite">{copied ? t`Link copied` : t`Share the video`}</span>
    </Button>
  )
}
