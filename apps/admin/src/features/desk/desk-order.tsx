import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { staffVideoPath } from '@recadinho/contracts/videos'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { HandIcon, ListIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { media } from '@recadinho/ui/tokens'
import { useRef, useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { SpeakerFaces } from '../../components/speaker-faces.tsx'
import { StagePill } from '../../components/status-pills.tsx'
import { Written } from '../../components/written.tsx'
import { useLiveOrder } from '../../lib/live-orders.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useListKeys } from '../../lib/use-list-keys.ts'
import { ClaimPill } from '../orders/claim-pill.tsx'
import { FilmBlock, FilmFindings, FilmProgress } from '../orders/draft-film.tsx'
import { OrderDialogs, type OpenDialog } from '../orders/order-dialogs.tsx'
import { orderOptions } from '../orders/order-queries.ts'
import { ScriptCard } from '../orders/script-card.tsx'
import { TimeLeftLabel } from '../orders/time-left-label.tsx'
import { UnseenCorrections } from '../orders/unseen-corrections.tsx'
import { useOrderChange } from '../orders/use-order-change.ts'
import { VideoPreview } from '../orders/video-preview.tsx'
import { Decision } from './decision.tsx'
import { DeskKeysDialog, Key } from './desk-keys.tsx'
import { deskOptions, nextOnDesk } from './desk-queries.ts'
import { useFilmWords } from './film-words.ts'
import { ParentTakes } from './parent-takes.tsx'
import { Previewed } from './previewed.tsx'
import { RuleStops } from './rule-stops.tsx'
import { useDecision } from './use-decision.ts'
import { useDeskClaim } from './use-desk-claim.ts'
import { useFilmPlayer } from './use-film-player.ts'
import * as css from './desk.css.ts'

export interface DeskOrderProps {
  id: string
  /** Opens another order, or the queue. */
  onOpen: (id: string | undefined) => void
}

/** The order under work: its film, its lines, and the decision. */
export function DeskOrder({ id, onOpen }: DeskOrderProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useSuspenseQuery(orderOptions(api, id))
  const desk = useSuspenseQuery(deskOptions(api)).data
  useLiveOrder(id)
  const order = query.data
  useDeskClaim(order)
  const next = nextOnDesk(desk, id)
  usePreload(next)
  const film = order.videos.find(({ state }) => state === 'draft' || state === 'ready')
  const player = useFilmPlayer(film)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [helping, setHelping] = useState(false)
  const [editing, setEditing] = useState(false)
  const resume = useOrderChange(id)
  const lines = useRef<HTMLDivElement>(null)
  const isWide = useMedia(media.tablet)
  const row = desk.items.find((each) => each.id === id)
  const making = row?.making === true
  const facts = { order, film, making, editing, played: player.played }
  const decision = useDecision(facts)

  const goOn = () => onOpen(next?.id)
  const hold = () => order.actions.includes('hold') && setDialog({ kind: 'hold', order })
  const keys = {
    a: decision.approve,
    h: hold,
    n: goOn,
    p: player.toggle,
    '?': () => setHelping(true),
  }
  // What is being edited is not approved as it was, nor left behind.
  useListKeys(lines, undefined, editing ? {} : { ...keys, A: keys.a, H: hold, N: goOn, P: keys.p })

  const alerts = (
    <>
      {order.film && <FilmProgress film={order.film} />}
      {film?.state === 'draft' && (
        <>
          <FilmFindings video={film} />
          <RuleStops stops={row?.stops?.filter((stop) => stop !== 'claimed')} />
          <FilmBlock video={film} />
        </>
      )}
    </>
  )
  const decided = (
    <Decision
      {...facts}
      decision={decision}
      others={
        <>
          {order.actions.includes('hold') && (
            <Button
              variant="secondary"
              iconStart={<HandIcon />}
              iconEnd={<Key name="H" />}
              aria-keyshortcuts="h"
              onClick={hold}
            >
              <Trans>Put on hold…</Trans>
            </Button>
          )}
          <Button
            variant="secondary"
            iconEnd={<Key name="N" />}
            aria-keyshortcuts="n"
            disabled={editing}
            onClick={goOn}
          >
            {next ? <Trans>Next film</Trans> : <Trans>Back to the desk</Trans>}
          </Button>
        </>
      }
    />
  )

  // On a phone what is to be looked at stands before the buttons, which are in sight beside it elsewhere.
  const under = (
    <>
      {!isWide && alerts}
      {decided}
    </>
  )
  return (
    <div className={css.page}>
      <PageTitle>{`${order.childName} · ${t`Desk`}`}</PageTitle>
      <DeskTop order={order} left={desk.items.length} onHelp={() => setHelping(true)} />
      <OfflineBanner />
      <OutOfDate query={query} />
      <UnseenCorrections order={order} />
      {order.onHold && (
        <Callout
          tone="warning"
          title={t`On hold`}
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={resume.isPending}
              onClick={() =>
                resume.mutate(
                  (client) =>
                    client.call('releaseOrder', { params: { id }, body: { version: order.version } }),
                  { onSuccess: () => toasts.show({ title: t`Order resumed` }) },
                )
              }
            >
              <Trans>Resume order</Trans>
            </Button>
          }
        >
          {order.onHold.reason}
        </Callout>
      )}
      <div className={css.columns}>
        <div className={css.film}>
          {film ? (
            <VideoPreview order={order} video={film} under={under} actions={null} player={player.props} />
          ) : (
            under
          )}
        </div>
        <div ref={lines} className={css.column}>
          {isWide && alerts}
          <Previewed order={order} />
          <ParentTakes order={order} />
          {order.detailsErasedAt === null && (
            <ScriptCard
              order={order}
              film={film?.film ? { spans: film.film.lines, lit: player.lit, onSeek: player.seek } : undefined}
              onEditing={setEditing}
            />
          )}
        </div>
      </div>
      <OrderDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
      {helping && <DeskKeysDialog onClose={() => setHelping(false)} />}
    </div>
  )
}

/** Who it is for, in one look. */
function DeskTop({ order, left, onHelp }: { order: AdminOrder; left: number; onHelp: () => void }) {
  const { t } = useLingui()
  const words = useFilmWords(order)
  const { characters, otherChildren } = order
  const names = [order.childName, ...otherChildren.map(({ name }) => name)].join(', ')
  const clock = { status: order.status, dueAt: order.dueAt, onHoldSince: order.onHold?.since ?? null }
  return (
    <div className={css.top}>
      <BackLink to="/admin/desk">{t`Desk (${left})`}</BackLink>
      <div className={css.who}>
        <SpeakerFaces speakers={characters.map(({ id }) => id)} characters={characters} />
        <Heading level={1} size="h2" focusable>
          <Written text={names} />
        </Heading>
      </div>
      <Text>{words}</Text>
      <Inline gap={3}>
        <Text size="sm" tone="muted">
          <span className={css.number}>{order.number}</span>
        </Text>
        {order.stage && order.status === 'in_production' && <StagePill stage={order.stage} />}
        <TimeLeftLabel clock={clock} brief />
        {order.claim && <ClaimPill claim={order.claim} />}
        <LinkButton
          to="/admin/orders/$id"
          params={{ id: order.id }}
          size="sm"
          variant="subtle"
          iconStart={<ListIcon size="sm" />}
        >
          <Trans>The whole order</Trans>
        </LinkButton>
        <Button size="sm" variant="subtle" aria-keyshortcuts="?" onClick={onHelp}>
          <Trans>All keys</Trans>
        </Button>
      </Inline>
    </div>
  )
}

/** Loads the next order and the beginning of its film, so that it is there at once. */
function usePreload(next: { id: string; videoId: string } | undefined) {
  const { api } = useAdmin()
  useQuery({ ...orderOptions(api, next?.id ?? ''), enabled: next !== undefined, refetchInterval: false })
  const src = next && staffVideoPath.replace('{id}', next.videoId).replace('{part}', 'video')
  useQuery({
    queryKey: ['desk-film', src],
    enabled: src !== undefined,
    staleTime: Infinity,
    queryFn: () => {
      const video = document.createElement('video')
      video.preload = 'auto'
      video.muted = true
      video.src = src ?? ''
      return src ?? null
    },
  })
}
