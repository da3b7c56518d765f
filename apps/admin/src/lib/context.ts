import type { QueryClient } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** The context passed to every route's loader. */
export interface AdminContext {
  api: Client
  queryClient: QueryClient
}
