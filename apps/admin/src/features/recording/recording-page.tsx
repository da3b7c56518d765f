import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { Callout } from '@recadinho/ui/callout'
import { EmptyState } from '@recadinho/ui/empty-state'
import { MicrophoneIcon } from '@recadinho/ui/icon'
import { OfflineBanner } from '@recadinho/ui/online'
import { Heading, Text } from '@recadinho/ui/text'
import { BackLink } from '../../components/back-link.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { Page } from '../../components/page.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useLiveOrder } from '../../lib/live-orders.ts'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { LineDesk } from './line-desk.tsx'
import { LineList } from './line-list.tsx'
import { filmPartsOptions, takeStoreOptions } from './recording-queries.ts'
import { UnsentTakes } from './unsent-takes.tsx'
import { useOnlyTab } from './use-only-tab.ts'
import { useTakes } from './use-takes.ts'
import * as css from './recording.css.ts'

/** The selected line: its place in the script, and which of its sentences; both from 1. */
export interface RecordingSearch {
  line?: number | undefined
  sentence?: number | undefined
}

export interface RecordingPageProps {
  id: string
  search: RecordingSearch
  onSearch: (search: RecordingSearch) => void
}

/** The recording desk: staff read an order's lines aloud, one after the other. */
export function RecordingPage(props: RecordingPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { id } = props
  const { data: speech } = useSuspenseQuery(orderSpeechOptions(api, id))
  useSuspenseQuery(filmPartsOptions(speech))
  useLiveOrder(id)
  const tab = useOnlyTab('recording')
  return (
    <Page>
      <PageTitle>{t`Record the voice`}</PageTitle>
      <BackLink to="/admin/orders/$id" params={{ id }}>
        <Trans>Back to the order</Trans>
      </BackLink>
      <Heading level={1} size="h2" focusable>
        <Trans>Record the voice</Trans>
      </Heading>
      {speech.lines.length === 0 ? (
        <EmptyState title={t`There is nothing to say`} icon={<MicrophoneIcon size="xl" />}>
          <Trans>The script has no line of a character. Edit it on the order's page.</Trans>
        </EmptyState>
      ) : tab === 'another' ? (
        <Callout announce="status" title={t`Another tab is recording`}>
          <Trans>Go on in that tab, or close it: this page then continues.</Trans>
        </Callout>
      ) : (
        tab === 'only' && <Desk {...props} speech={speech} />
      )}
    </Page>
  )
}

function Desk({ id, search, onSearch, speech }: RecordingPageProps & { speech: OrderSpeech }) {
  const { t } = useLingui()
  const { data: store } = useSuspenseQuery(takeStoreOptions)
  const takes = useTakes(id, store)
  const at = selectedLine(speech, search)
  const count = speech.lines.length
  const recorded = speech.lines.filter(({ clip }) => clip?.source === 'recording').length
  const select = (next: number) => onSearch(searchOf(speech, next))
  return (
    <div className={css.column}>
      <OfflineBanner title={<Trans>You're offline</Trans>}>
        <Trans>
          You can go on recording: takes are kept in this browser and sent when you're back online.
        </Trans>
      </OfflineBanner>
      <Text tone="muted">
        <Trans>
          {recorded} of {count} lines are recorded. The film is made again with each new take.
        </Trans>
      </Text>
      <LineDesk orderId={id} speech={speech} at={at} takes={takes} onSelect={select} />
      <UnsentTakes takes={takes.takes} queue={takes.queue} lang={speech.locale} />
      <DetailCard title={t`Lines`}>
        <LineList
          speech={speech}
          current={at}
          unsent={new Set(takes.takes.map(({ take }) => take.key))}
          onSelect={select}
        />
      </DetailCard>
    </div>
  )
}

/** Without a line in the address, the first that nobody recorded. */
function selectedLine({ lines }: OrderSpeech, { line, sentence = 1 }: RecordingSearch): number {
  if (line === undefined)
    return Math.max(
      0,
      lines.findIndex(({ clip }) => clip?.source !== 'recording'),
    )
  const first = lines.findIndex((each) => each.line === line - 1)
  return first === -1 ? 0 : Math.min(lines.length - 1, first + sentence - 1)
}

function searchOf({ lines }: OrderSpeech, at: number): RecordingSearch {
  const line = lines[at]?.line ?? 0
  const sentence = at - lines.findIndex((each) => each.line === line) + 1
  return { line: line + 1, ...(sentence > 1 && { sentence }) }
}
