import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { chatCountsOptions } from './chat-queries.ts'

/** Number of chats with unread messages. Makes no request for users who may not see them. */
export function useUnreadChats(allowed: boolean): number {
  const { api } = useAdmin()
  return useQuery({ ...chatCountsOptions(api), enabled: allowed }).data?.unread ?? 0
}
