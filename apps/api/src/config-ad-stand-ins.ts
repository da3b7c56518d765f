import type { AdNetwork } from '@recadinho/contracts/advertising'

/** URLs of stand-ins for advertisers' APIs and pixel scripts; never in production. */
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
