import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import {
  feedbackLimits,
  type AdminVideoFeedback,
  type ProblemReason,
} from '@recadinho/contracts/video-feedback'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { Written } from '../../components/written.tsx'
import { OrderDialogs, type OpenDialog } from './order-dialogs.tsx'
import { unlessLive } from '../../lib/live-orders.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'

const reasonTexts: Record<ProblemReason, MessageDescriptor> = {
  does_not_play: msg`The video doesn't play`,
  no_sound: msg`No sound, or bad sound`,
  name: msg`The name is wrong or sounds wrong`,
  details: msg`Something that is said is wrong`,
  other: msg`Something else is wrong`,
}

/** Whether the video reached its buyer, and what they said about it. */
export function VideoFeedbackCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const made = order.status === 'completed' || order.stage === 'ready'
  const { data, error } = useQuery({
    queryKey: ['orders', 'video-feedback', order.id],
    queryFn: ({ signal }) => api.call('getAdminVideoFeedback', { params: { id: order.id }, signal }),
    refetchInterval: () => unlessLive(order.id),
    enabled: made,
  })
  if (!made || (!data && !error)) return null
  return (
    <DetailCard title={t`What the buyer says`}>
      {data ? <Said order={order} feedback={data} /> : <ErrorCallout error={error} />}
    </DetailCard>
  )
}

interface SaidProps {
  order: AdminOrder
  feedback: AdminVideoFeedback
}

function Said({ order, feedback: { openedAt, playedAt, reaction, problem } }: SaidProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const hearts = reaction?.hearts
  const most = feedbackLimits.heartsMax
  const reason = problem && i18n._(reasonTexts[problem.reason])
  const [redo, setRedo] = useState<OpenDialog>()
  const reported = problem && formatDateTime(problem.reportedAt, tag)
  return (
    <>
      {problem && (
        <Callout
          tone="warning"
          title={reason}
          action={
            order.actions.includes('redo') && (
              <Button
                size="sm"
                iconStart={<ReplayIcon />}
                // The buyer's own words stay with the problem (F7).
                onClick={() =>
                  setRedo({
                    kind: 'redo',
                    order,
                    reason: t`Reported by the buyer: ${reason}`,
                  })
                }
              >
                <Trans>Make it again…</Trans>
              </Button>
            )
          }
        >
          {problem.words && <Written text={problem.words} />}
          <Text size="sm">
            <Trans>Reported {reported}. The buyer is waiting for a new video.</Trans>
          </Text>
        </Callout>
      )}
      <Facts>
        <Fact name={t`Opened`}>{openedAt ? formatDateTime(openedAt, tag) : t`Not yet`}</Fact>
        <Fact name={t`Played`}>{playedAt ? formatDateTime(playedAt, tag) : t`Not yet`}</Fact>
        {reaction && (
          <>
            <Fact name={t`Hearts`}>{t`${hearts} of ${most}`}</Fact>
            {reaction.words && (
              <Fact name={t`Words`}>
                <Written text={reaction.words} />
              </Fact>
            )}
            <Fact name={t`As a review`}>
              {reaction.mayQuote ? t`Allowed, with the first name` : t`Not allowed`}
            </Fact>
          </>
        )}
      </Facts>
      <OrderDialogs dialog={redo} onClose={() => setRedo(undefined)} />
    </>
  )
}
