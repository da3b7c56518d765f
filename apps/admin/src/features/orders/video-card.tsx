import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { MicrophoneIcon } from '@recadinho/ui/icon'
import { Spinner } from '@recadinho/ui/spinner'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { TonePill } from '../../components/status-pills.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { orderOptions } from './order-queries.ts'
import { refusalLabels, videoStates } from '../../lib/video-labels.ts'
import { useOrderUpload } from './use-order-upload.ts'
import { DraftFilm, FilmProgress } from './draft-film.tsx'
import { VideoPreview } from './video-preview.tsx'
import { VideoUploader } from '../../components/video-upload.tsx'
import { WithdrawVideoDialog } from './withdraw-video-dialog.tsx'
import * as css from './video.css.ts'

const checkingMs = 2_000

/** The order's video: upload, checks, preview, replacement and withdrawal. */
export function VideoCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const upload = useOrderUpload(order.id)
  const [withdrawing, setWithdrawing] = useState<AdminVideo>()
  const { videos } = order
  const [newest] = videos
  const current = videos.find(({ state }) => state === 'ready')
  const checking = newest?.state === 'checking'
  const draft = videos.slice(0, current ? videos.indexOf(current) : undefined).find(isDraft)
  useQuery({ ...orderOptions(api, order.id), enabled: checking, refetchInterval: checkingMs })
  const makes =
    (order.status === 'in_production' || order.status === 'completed') && order.detailsErasedAt === null
  if (!makes && videos.length === 0) return null
  const earlier = videos.filter((video) => video !== current && video !== newest && video !== draft)
  return (
    <DetailCard id="video" title={t`Video`}>
      {order.film && <FilmProgress film={order.film} />}
      {newest && newest !== current && newest !== draft && <Newest video={newest} />}
      {draft && <DraftFilm order={order} video={draft} onWithdraw={() => setWithdrawing(draft)} />}
      {current && (
        <VideoPreview
          order={order}
          video={current}
          actions={
            <Button size="sm" variant="subtle" onClick={() => setWithdrawing(current)}>
              <Trans>Withdraw video…</Trans>
            </Button>
          }
        />
      )}
      {order.status === 'in_production' && makes && (
        <div>
          <LinkButton
            to="/admin/orders/$id/recording"
            params={{ id: order.id }}
            variant="secondary"
            size="sm"
            iconStart={<MicrophoneIcon />}
          >
            <Trans>Record the voice</Trans>
          </LinkButton>
        </div>
      )}
      {makes && !checking && (
        <VideoUploader
          upload={upload}
          onPick={(file) => upload.send(file)}
          label={current ? t`Upload a newer video` : t`Upload video`}
        />
      )}
      {earlier.length > 0 && <Earlier videos={earlier} />}
      {withdrawing && (
        <WithdrawVideoDialog
          orderId={order.id}
          videoId={withdrawing.id}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </DetailCard>
  )
}

const isDraft = ({ state }: AdminVideo) => state === 'draft'

/** The newest video, if it is not the current one. */
function Newest({ video }: { video: AdminVideo }) {
  const { t, i18n } = useLingui()
  if (video.state === 'checking')
    return (
      <Callout announce="status" title={t`Being checked`} picture={<Spinner />}>
        <Trans>This takes a few seconds. You can leave this page; the check goes on.</Trans>
      </Callout>
    )
  if (video.state === 'refused' && video.refusal)
    return (
      <Callout tone="danger" announce="alert" title={t`The uploaded video can't be used`}>
        {i18n._(refusalLabels[video.refusal])}
      </Callout>
    )
  return (
    <Text size="sm" tone="muted">
      {video.state === 'expired' ? (
        <Trans>The last video has expired. The buyer can't watch it anymore.</Trans>
      ) : (
        <Trans>The last video was withdrawn. The buyer can't watch it.</Trans>
      )}
    </Text>
  )
}

function Earlier({ videos }: { videos: readonly AdminVideo[] }) {
  const { tag } = useLocale()
  return (
    <details>
      <summary>
        <Trans>Earlier videos</Trans>
      </summary>
      <Stack gap={3}>
        {videos.map(({ id, state, createdAt }) => (
          <div key={id} className={css.row}>
            <Text size="sm">{formatDateTime(createdAt, tag)}</Text>
            <TonePill {...videoStates[state]} />
          </div>
        ))}
      </Stack>
    </details>
  )
}
