import { createClient } from '@recadinho/contracts/client'
import { refusedEvent } from '../maintenance.ts'

/** The typed client of the whole API, for the pages from the purchase on. */
export const api = createClient({
  fetch: async (...request) => {
    const response = await fetch(...request)
    if (response.status === 503) dispatchEvent(new Event(refusedEvent))
    return response
  },
})
