import { createClient } from '@recadinho/contracts/client'
import { queryClient } from './query-client.ts'

/** The typed client of the whole API. */
export const api = createClient({
  fetch: async (...request) => {
    const response = await fetch(...request)
    // Staff may have closed the shop; the status itself is never asked for again because of its own answer.
    if (response.status === 503 && request[0] !== '/api/status')
      void queryClient.invalidateQueries({ queryKey: ['/api/status'] })
    return response
  },
})
