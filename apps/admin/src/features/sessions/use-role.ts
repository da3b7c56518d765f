import { useQuery } from '@tanstack/react-query'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useAdmin } from '../../lib/use-admin.ts'
import { sessionOptions } from './session-query.ts'

/** What who is signed in may do. It only spares others what the server would refuse them. */
export function useRole(): StaffRole | undefined {
  const { api } = useAdmin()
  return useQuery(sessionOptions(api)).data?.staff.role
}
