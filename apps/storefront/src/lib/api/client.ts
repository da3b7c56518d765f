import { createClient, type Client } from '@recadinho/contracts/client'
import type { QueryClient } from '@tanstack/react-query'

/** The typed client of the whole API. */
export const createShopApi = (queryClient: QueryClient): Client =>
  createClient({
    fetch: async (...request) => {
      const response = await fetch(...request)
      // Staff may have closed the shop. The status request itself is excluded: it would loop.
      if (response.status === 503 && request[0] !== '/api/status')
        void queryClient.invalidateQueries({ queryKey: ['/api/status'] })
      return response
    },
  })
