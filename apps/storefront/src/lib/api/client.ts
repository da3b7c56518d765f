import { createClient } from '@recadinho/contracts/client'

/** The typed client of the whole API, for the pages from the purchase on. */
export const api = createClient()
