import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@recadinho/ui/skeleton'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { chatOptions } from './chat-queries.ts'
import { ChatThread } from './chat-thread.tsx'

/** The conversation with the buyer of an order. */
export function ChatCard({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useQuery(chatOptions(api, { kind: 'order', id: orderId }))
  return (
    <DetailCard title={t`Conversation`}>
      <ErrorCallout
        error={query.error}
        title={query.data ? t`This may be out of date` : t`We couldn't load the conversation`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      {query.isPending && <Skeleton />}
      {query.data && <ChatThread chat={query.data} />}
    </DetailCard>
  )
}
