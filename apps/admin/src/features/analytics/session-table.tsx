import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TrackedSession } from '@recadinho/contracts/tracking'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { ArrowRightIcon } from '@recadinho/ui/icon'
import { media } from '@recadinho/ui/tokens'
import { Link, useSearch } from '@tanstack/react-router'
import { columnsOf, DataTable } from '../../components/data-table.tsx'
import { Written } from '../../components/written.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { useMedia } from '../../lib/use-media.ts'
import { durationWords } from './duration.ts'
import { botWords, keyWords, stepLabels } from './session-labels.ts'
import { broughtBy, deviceAndCountry, lengthOf } from './session-words.ts'
import { parseSessionSearch } from './session-search.ts'
import * as css from './session-list.css.ts'

const column = columnsOf<TrackedSession>()
const columns = column.columns([
  column.display({
    id: 'began',
    header: () => <Trans>Began</Trans>,
    cell: ({ row: { original } }) => <SessionLink session={original} />,
    meta: { names: true },
  }),
  column.display({
    id: 'source',
    header: () => <Trans>Source</Trans>,
    cell: ({ row: { original } }) => <BroughtBy session={original} />,
  }),
  column.display({
    id: 'paths',
    header: () => <Trans>First and last page</Trans>,
    cell: ({ row: { original } }) => <Paths session={original} />,
  }),
  column.display({
    id: 'device',
    header: () => <Trans>Device and country</Trans>,
    cell: ({ row: { original } }) => <DeviceAndCountry session={original} />,
  }),
  column.display({
    id: 'pages',
    header: () => <Trans>Pages</Trans>,
    cell: ({ row: { original } }) => original.pages,
    meta: { align: 'end' },
  }),
  column.display({
    id: 'length',
    header: () => <Trans>Length</Trans>,
    cell: ({ row: { original } }) => <Length session={original} />,
    meta: { align: 'end' },
  }),
  column.display({
    id: 'step',
    header: () => <Trans>Furthest step</Trans>,
    cell: ({ row: { original } }) => <SessionStep session={original} />,
  }),
])

/** Columns shown only at desktop width. */
const desktopOnly = ['device', 'length']

/** Sessions as rows from tablet width on, otherwise as cards. */
export function SessionTable({ sessions }: { sessions: readonly TrackedSession[] }) {
  const { t } = useLingui()
  const wide = useMedia(media.tablet)
  const roomy = useMedia(media.desktop)
  const label = t`Sessions, the newest first`
  if (wide)
    return (
      <div className={css.sheet}>
        <DataTable
          label={label}
          columns={columns}
          items={sessions}
          hidden={roomy ? [] : desktopOnly}
          belowHeader
        />
      </div>
    )
  return (
    <ul aria-label={label} className={css.cards}>
      {sessions.map((session) => (
        <li key={session.id} className={css.card}>
          <div className={css.between}>
            <SessionLink session={session} />
            <SessionStep session={session} />
          </div>
          <div>
            <BroughtBy session={session} />
            <div className={css.second}>
              <Paths session={session} />
            </div>
          </div>
          <div className={css.second}>
            <DeviceAndCountry session={session} /> ·{' '}
            <Plural value={session.pages} one="# page" other="# pages" /> · <Length session={session} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface OfSession {
  session: TrackedSession
}

/** Links to the session, with the list's filters in the URL for the way back. */
function SessionLink({ session: { id, startedAt } }: OfSession) {
  const search = useSearch({ strict: false })
  return (
    <Link
      to="/admin/analytics/sessions/$id"
      params={{ id }}
      search={parseSessionSearch({ ...search })}
      className={css.link}
    >
      {formatDateTime(startedAt, useLocale().tag)}
    </Link>
  )
}

function BroughtBy({ session }: OfSession) {
  const { i18n } = useLingui()
  return <Written text={broughtBy(i18n, session)} />
}

/** The session's first and last page, or one if it saw no other. */
function Paths({ session: { entryPath, exitPath } }: OfSession) {
  const { t, i18n } = useLingui()
  return (
    <div className={css.paths}>
      {entryPath === null ? t`No page` : <Written text={keyWords(i18n, entryPath)} />}
      {exitPath !== null && exitPath !== entryPath && (
        <>
          {' '}
          <ArrowRightIcon size="sm" /> <Written text={keyWords(i18n, exitPath)} />
        </>
      )}
    </div>
  )
}

function DeviceAndCountry({ session }: OfSession) {
  const { i18n } = useLingui()
  return deviceAndCountry(i18n, useLocale().locale, session)
}

const Length = ({ session }: OfSession) => durationWords(lengthOf(session), useLocale().tag)

/** The furthest step; for a robot, the reason. */
export function SessionStep({ session: { bot, step } }: OfSession) {
  const { i18n } = useLingui()
  if (bot !== null) return <StatusPill tone="warning">{botWords(i18n, bot)}</StatusPill>
  return <StatusPill tone={step === 'paid' ? 'success' : 'neutral'}>{i18n._(stepLabels[step])}</StatusPill>
}
