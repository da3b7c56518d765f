import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type {
  ReactToVideoBody,
  ReportVideoProblemBody,
  VideoFeedback,
} from '@recadinho/contracts/video-feedback'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { useShop } from '../../lib/use-shop.ts'
import { ProblemCard } from './problem-card.tsx'
import { ReactionCard } from './reaction-card.tsx'

export interface FeedbackProps {
  order: Order
  token: string | undefined
}

/** The parent's feedback, and the calls that send it. */
function useFeedback({ order: { id }, token }: FeedbackProps) {
  const { api } = useShop()
  const client = useQueryClient()
  const target = { params: { id }, query: token ? { token } : {} }
  const options = queryOptions({
    queryKey: ['/api/orders', id, 'video-feedback'],
    queryFn: ({ signal }) => api.call('getVideoFeedback', { ...target, signal }),
  })
  const keep = (feedback: VideoFeedback) => client.setQueryData(options.queryKey, feedback)
  return {
    ...useQuery(options),
    react: (body: ReactToVideoBody) => api.call('reactToVideo', { ...target, body }).then(keep),
    report: (body: ReportVideoProblemBody) => api.call('reportVideoProblem', { ...target, body }).then(keep),
  }
}

/** The thank-you card: shown once the video was watched, or if there is a reaction already. */
export function Reaction({ watched, ...of }: FeedbackProps & { watched: boolean }) {
  const { data, react } = useFeedback(of)
  if (!data || !(watched || data.reaction)) return null
  return <ReactionCard reaction={data.reaction} send={react} />
}

/** Reports a problem: always available, even if the video does not play. */
export function Problem(of: FeedbackProps) {
  const { t, i18n } = useLingui()
  const { data, error, isPending, refetch, report } = useFeedback(of)
  if (isPending) return null
  if (data) return <ProblemCard problem={data.problem} send={report} />
  return (
    <Callout
      tone="warning"
      title={t`We couldn't load what you told us about the video`}
      action={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(i18n, error)}
    </Callout>
  )
}
