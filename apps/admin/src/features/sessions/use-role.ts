import { useQuery } from '@tanstack/react-query'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useAdmin } from '../../lib/use-admin.ts'
import { sessionOptions } from './session-query.ts'

/** The signed-in user's role. Used only to hide what the server would refuse. */
export function useRole(): StaffRole | undefined {
  const { api } = useAdmin()
  return useQuery(sessionOptions(api)).data?.staff.role
}
