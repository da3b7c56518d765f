import { useRouteContext } from '@tanstack/react-router'
import type { AdminContext } from './context.ts'

/** The typed client and the query client. */
export function useAdmin(): AdminContext {
  return useRouteContext({ from: '__root__' })
}
