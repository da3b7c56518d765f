import { createClient, type Client } from '@recadinho/contracts/client'
import type { QueryClient } from '@tanstack/react-query'

/** The typed client of the whole API. */
export const createShopApi = (queryClient: QueryClient): Client =>
  createClient({
    fetch: async (...request) => {
      const response = await fetch(...request)
      // Staff may have closed the shop; the status itself is never asked for again because of its own answer.
      if (response.status === 503 && request[0] !== '/api/status')
        void queryClient.invalidateQueries({ queryKey: ['/api/status'] })
      return response
    },
  })
