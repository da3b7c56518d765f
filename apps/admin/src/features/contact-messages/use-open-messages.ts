import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { messageCountsOptions } from './contact-queries.ts'

/** How many messages nobody has answered yet. */
export function useOpenMessages(): number {
  const { api } = useAdmin()
  return useQuery(messageCountsOptions(api)).data?.open ?? 0
}
