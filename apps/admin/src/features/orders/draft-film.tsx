import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { FilmSpeech } from '@recadinho/contracts/films'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Spinner } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { LinkButton } from '../../components/link-button.tsx'
import { errorMessage } from '../../lib/error-message.ts'
import { blockLabels, filmFailureLabels, findingLabels } from '../../lib/film-labels.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderOptions } from './order-queries.ts'
import { VideoPreview } from './video-preview.tsx'

/** The film that the shop has made, for staff to watch and approve. */
export function DraftFilm({
  order,
  video,
  onWithdraw,
}: {
  order: AdminOrder
  video: AdminVideo
  onWithdraw: () => void
}) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('approveVideo', { params: { id: video.id } }),
    onSuccess: () => {
      toasts.show({ title: t`Film approved` })
      return queryClient.invalidateQueries({ queryKey: orderOptions(api, order.id).queryKey })
    },
  })
  const blocked = video.film?.blocked ?? null
  return (
    <>
      <Text size="sm">
        <Trans>The shop made this film from the script. The buyer can't see it.</Trans>{' '}
        <WhoSpeaks speech={video.film?.speech ?? null} />
      </Text>
      <FilmFindings video={video} />
      {order.status === 'in_production' && <FilmBlock video={video} />}
      <VideoPreview
        order={order}
        video={video}
        actions={
          <>
            {order.status === 'in_production' && (
              <Button size="sm" loading={isPending} disabled={blocked !== null} onClick={() => mutate()}>
                <Trans>Approve film</Trans>
              </Button>
            )}
            <LinkButton size="sm" variant="secondary" to="/admin/desk" search={{ order: order.id }}>
              <Trans>Open on the desk</Trans>
            </LinkButton>
            <Button size="sm" variant="subtle" onClick={onWithdraw}>
              <Trans>Withdraw film…</Trans>
            </Button>
          </>
        }
      />
      {error && <Callout tone="danger" announce="alert" title={i18n._(errorMessage(error))} />}
    </>
  )
}

function WhoSpeaks({ speech }: { speech: FilmSpeech | null }) {
  if (speech === null || speech.voiced === 0)
    return <Trans>It has captions and music, and no voice yet.</Trans>
  const { lines, voiced, recorded, byParent = 0, isDraft } = speech
  return (
    <>
      <Trans>
        Spoken lines: {voiced} of {lines}, of which recorded: {recorded}.
      </Trans>
      {byParent > 0 && (
        <>
          {' '}
          <Trans>In the parent's own voice: {byParent}.</Trans>
        </>
      )}
      {isDraft && (
        <>
          {' '}
          <Trans>The voice of the others is a draft, for staff to hear.</Trans>
        </>
      )}
    </>
  )
}

/** What the shop's own check found in the film. */
export function FilmFindings({ video }: { video: AdminVideo }) {
  const { t, i18n } = useLingui()
  const findings = video.film?.findings ?? []
  if (findings.length === 0) return null
  return (
    <Callout tone="warning" title={t`Look at this before you approve it`}>
      {findings.map((finding) => i18n._(findingLabels[finding])).join(' ')}
    </Callout>
  )
}

/** Why the film can't be approved yet. */
export function FilmBlock({ video }: { video: AdminVideo }) {
  const { t, i18n } = useLingui()
  const blocked = video.film?.blocked ?? null
  if (blocked === null) return null
  return (
    <Callout tone="warning" title={t`It can't be approved yet`}>
      {i18n._(blockLabels[blocked])}
    </Callout>
  )
}

/** A film that is not there yet, or could not be made. */
export function FilmProgress({ film }: { film: NonNullable<AdminOrder['film']> }) {
  const { t, i18n } = useLingui()
  const percent = film.progress
  if (film.state === 'making')
    return (
      <Callout announce="status" title={t`The film is being made`} picture={<Spinner />}>
        {percent > 0 && <Trans>{percent}% is drawn.</Trans>}{' '}
        <Trans>This takes a minute or two. You can leave this page; it goes on.</Trans>
      </Callout>
    )
  return (
    <Callout tone="warning" title={t`The film couldn't be made`}>
      {film.failure && i18n._(filmFailureLabels[film.failure])}
    </Callout>
  )
}
