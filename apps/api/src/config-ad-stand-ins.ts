import type { AdNetwork } from '@recadinho/contracts/advertising'

/** Where stand-ins for advertisers answer, and where browsers load their pixels from; never in production. */
export type AdStandIns = Record<AdNetwork, { apiUrl?: string | undefined; scriptUrl?: string | undefined }>

interface Variables {
  META_API_URL?: string
  META_SCRIPT_URL?: string
  TIKTOK_API_URL?: string
  TIKTOK_SCRIPT_URL?: string
}

export const adStandIns = (variables: Variables): AdStandIns => ({
  meta: { apiUrl: variables.META_API_URL, scriptUrl: variables.META_SCRIPT_URL },
  tiktok: { apiUrl: variables.TIKTOK_API_URL, scriptUrl: variables.TIKTOK_SCRIPT_URL },
})
