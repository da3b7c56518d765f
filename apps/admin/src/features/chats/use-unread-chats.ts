import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { chatCountsOptions } from './chat-queries.ts'

/** How many people wrote what nobody has seen. Nothing is asked for those who may not see it. */
export function useUnreadChats(allowed: boolean): number {
  const { api } = useAdmin()
  return useQuery({ ...chatCountsOptions(api), enabled: allowed }).data?.unread ?? 0
}
