import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { sessionOptions } from './session-query.ts'

/** Whether the shop's owner is signed in. It only spares others what the server would refuse them. */
export function useOwner(): boolean {
  const { api } = useAdmin()
  return useQuery(sessionOptions(api)).data?.staff.role === 'owner'
}
