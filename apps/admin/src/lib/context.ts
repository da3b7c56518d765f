import type { QueryClient } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** What every route's loader is given. */
export interface AdminContext {
  api: Client
  queryClient: QueryClient
}
