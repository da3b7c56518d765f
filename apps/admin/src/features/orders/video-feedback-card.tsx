import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { feedbackLimits, type AdminVideoFeedback } from '@recadinho/contracts/video-feedback'
import { formatDateTime } from '@recadinho/i18n/dates'
import { useQuery } from '@tanstack/react-query'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { Written } from '../../components/written.tsx'
import { videoFeedbackOptions } from './order-queries.ts'
import { VideoProblemCallout } from './video-problem-callout.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'

/** Whether the video reached its buyer, and their feedback. */
export function VideoFeedbackCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const made = order.status === 'completed' || order.stage === 'ready'
  const { data, error } = useQuery({ ...videoFeedbackOptions(api, order.id), enabled: made })
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
  const { t } = useLingui()
  const { tag } = useLocale()
  const hearts = reaction?.hearts
  const most = feedbackLimits.heartsMax
  return (
    <>
      {problem && <VideoProblemCallout order={order} problem={problem} />}
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
    </>
  )
}
