import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { staffVideoPath, type AdminVideo, type VideoPartName } from '@recadinho/contracts/videos'
import { formatDateTime } from '@recadinho/i18n/dates'
import { ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { DownloadIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import type { ComponentProps, ReactNode } from 'react'
import { Fact, Facts } from '../../components/facts.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { megabytes } from '../../components/video-upload.tsx'
import { VideoWarnings } from '../../components/video-warnings.tsx'
import * as css from './video.css.ts'

interface VideoPreviewProps {
  order: AdminOrder
  video: AdminVideo
  /** What stands right below the player. */
  under?: ReactNode
  /** Further actions. */
  actions: ReactNode
  /** Follows the player. */
  player?: Pick<ComponentProps<'video'>, 'ref' | 'onTimeUpdate' | 'onSeeked'> | undefined
}

/** The video as the buyer will see it, its properties, and points to check before delivery. */
export function VideoPreview({ order, video, under, actions, player }: VideoPreviewProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { id, facts, copyBytes } = video
  const at = (part: VideoPartName) => staffVideoPath.replace('{id}', id).replace('{part}', part)
  const has = (part: VideoPartName) => video.parts.includes(part)
  const size = megabytes(video.bytes, tag)
  const copySize = copyBytes === null ? undefined : megabytes(copyBytes, tag)
  return (
    <Stack gap={4}>
      {has('video') && (
        <video
          key={id}
          {...player}
          className={css.player}
          controls
          playsInline
          preload="metadata"
          src={at('video')}
          poster={has('poster') ? at('poster') : undefined}
          aria-label={t`Video of order ${order.number}`}
        >
          <track kind="captions" src={at('captions')} srcLang={order.locale} label={t`Captions`} />
        </video>
      )}
      {under}
      <Warnings video={video} />
      <Facts>
        {facts && (
          <Fact name={t`Length`}>
            <Plural value={Math.round(facts.seconds)} one="# second" other="# seconds" />
          </Fact>
        )}
        <Fact name={t`Size`}>{facts ? t`${size} MB, ${facts.width} × ${facts.height}` : t`${size} MB`}</Fact>
        <Fact name={video.film ? t`Made` : t`Uploaded`}>{formatDateTime(video.createdAt, tag)}</Fact>
        {video.uploadedBy && <Fact name={t`By`}>{video.uploadedBy}</Fact>}
        {video.expiresAt && <Fact name={t`Kept until`}>{formatDateTime(video.expiresAt, tag)}</Fact>}
      </Facts>
      <div className={css.buttons}>
        {has('video') && (
          <ButtonLink
            size="sm"
            variant="secondary"
            iconStart={<DownloadIcon size="sm" />}
            href={`${at('video')}?download=1`}
          >
            <Trans>Download</Trans>
          </ButtonLink>
        )}
        {has('copy') && (
          <ButtonLink size="sm" variant="secondary" href={`${at('copy')}?download=1`}>
            <Trans>Small copy for WhatsApp, {copySize} MB</Trans>
          </ButtonLink>
        )}
        {actions}
      </div>
    </Stack>
  )
}

/** Warnings never block the delivery: a person decides. */
function Warnings({ video: { facts, buyersGetCopy } }: { video: AdminVideo }) {
  const { t } = useLingui()
  if (!facts) return null
  return (
    <>
      {facts.width >= facts.height && (
        <Callout tone="warning" title={t`This video isn't vertical`}>
          <Trans>On a phone it will be small, with empty bars above and below.</Trans>
        </Callout>
      )}
      <VideoWarnings facts={facts} buyersGetCopy={buyersGetCopy} />
      {buyersGetCopy && (
        <Text size="sm" tone="muted">
          <Trans>Not every phone plays this format, so the buyer gets the small copy.</Trans>
        </Text>
      )}
    </>
  )
}
