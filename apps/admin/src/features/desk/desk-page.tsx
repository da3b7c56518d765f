import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import type { DeskRow } from '@recadinho/contracts/desk'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { WarningIcon, CheckIcon, HourglassIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useRef, useState } from 'react'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { SpeakerFaces } from '../../components/speaker-faces.tsx'
import { Written } from '../../components/written.tsx'
import { filmProblemLabels } from '../../lib/film-labels.ts'
import { rowLink, useListKeys } from '../../lib/use-list-keys.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { ClaimPill } from '../orders/claim-pill.tsx'
import { TimeLeftLabel } from '../orders/time-left-label.tsx'
import * as bulk from '../orders/bulk.css.ts'
import { BulkApprovalBar } from './bulk-approval.tsx'
import { DeskKeysDialog, Key } from './desk-keys.tsx'
import { deskOptions, nextOnDesk } from './desk-queries.ts'
import { useFilmWords } from './film-words.ts'
import { RuleStops } from './rule-stops.tsx'
import { mayBeInBulk } from './use-bulk-approval.ts'
import * as css from './desk.css.ts'

/** The films that wait for a decision, the due ones first. */
export function DeskQueue({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const desk = useSuspenseQuery(deskOptions(api))
  const { items, total } = desk.data
  const next = nextOnDesk(desk.data)
  const list = useRef<HTMLDivElement>(null)
  const [helping, setHelping] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const offered = desk.data.inBulk ? items.filter(mayBeInBulk) : []
  const selected = offered.filter(({ id }) => ids.has(id))
  const openNext = () => next && onOpen(next.id)
  useListKeys(list, undefined, { n: openNext, N: openNext, '?': () => setHelping(true) })
  return (
    <div className={css.page}>
      <PageTitle>{t`Desk`}</PageTitle>
      <div>
        <Heading level={1} size="h2" focusable>
          <Trans>Desk</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>Films that the shop has made and that wait for your decision. New ones appear here.</Trans>
        </Text>
      </div>
      <OfflineBanner />
      <OutOfDate query={desk} />
      {items.length === 0 ? (
        <EmptyState title={t`No film is waiting`}>
          {t`Every paid order gets its film within a few minutes, and it appears here.`}
        </EmptyState>
      ) : (
        <>
          <Inline gap={3}>
            <Button disabled={!next} onClick={openNext} aria-keyshortcuts="n" iconEnd={<Key name="N" />}>
              <Trans>Open the next</Trans>
            </Button>
            <Text size="sm" tone="muted">
              <Plural value={total} one="# film" other="# films" />
            </Text>
            {offered.length > selected.length && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => setIds(new Set(offered.map(({ id }) => id)))}
              >
                <Trans>Select all that passed their checks</Trans>
              </Button>
            )}
          </Inline>
          <div ref={list}>
            <ul aria-label={t`Films to decide on, the most urgent first`} className={css.queue}>
              {items.map((row) => (
                <QueueItem
                  key={row.id}
                  row={row}
                  select={
                    offered.includes(row)
                      ? { on: ids.has(row.id), onChange: (on) => setIds(withId(ids, row.id, on)) }
                      : undefined
                  }
                />
              ))}
            </ul>
          </div>
        </>
      )}
      <BulkApprovalBar rows={selected} onClear={() => setIds(new Set())} />
      {helping && <DeskKeysDialog onClose={() => setHelping(false)} />}
    </div>
  )
}

const withId = (ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> =>
  new Set(on ? [...ids, id] : [...ids].filter((each) => each !== id))

interface QueueItemProps {
  row: DeskRow
  /** Set if it may be approved together with others. */
  select: { on: boolean; onChange: (on: boolean) => void } | undefined
}

function QueueItem({ row, select }: QueueItemProps) {
  const { t, i18n } = useLingui()
  const { id, number, characters, claim, findings, making, stops } = row
  const words = useFilmWords(row)
  return (
    <li className={css.item}>
      {select && (
        <label className={bulk.box}>
          <input
            type="checkbox"
            aria-label={t`Select ${number}`}
            checked={select.on}
            onChange={({ target }) => select.onChange(target.checked)}
            className={bulk.check}
          />
        </label>
      )}
      <SpeakerFaces speakers={characters.map((character) => character.id)} characters={characters} />
      <div className={css.about}>
        <Link to="/admin/desk" search={{ order: id }} className={css.link} {...rowLink}>
          <Written text={row.childName} />
        </Link>
        <Text size="sm" tone="muted">
          {words} · <span className={css.number}>{number}</span>
        </Text>
        {findings.length > 0 && (
          <Text size="sm" tone="danger">
            {findings.map((finding) => i18n._(filmProblemLabels[finding])).join(' · ')}
          </Text>
        )}
        <RuleStops stops={stops} />
      </div>
      <div className={css.pills}>
        {making ? (
          <StatusPill tone="info" icon={<HourglassIcon size="sm" />}>{t`Being made again`}</StatusPill>
        ) : findings.length > 0 ? (
          <StatusPill tone="warning" icon={<WarningIcon size="sm" />}>{t`Needs a look`}</StatusPill>
        ) : (
          <StatusPill tone="success" icon={<CheckIcon size="sm" />}>{t`Checks passed`}</StatusPill>
        )}
        {claim && <ClaimPill claim={claim} />}
        <TimeLeftLabel
          clock={{ status: 'in_production', dueAt: row.dueAt, onHoldSince: row.onHoldSince }}
          brief
        />
      </div>
    </li>
  )
}

export function DeskError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the desk`} />
}
