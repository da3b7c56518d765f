import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { messageCountsOptions } from './contact-queries.ts'

/** Number of unanswered messages. */
export function useOpenMessages(): number {
  const { api } = useAdmin()
  return useQuery(messageCountsOptions(api)).data?.open ?? 0
}
