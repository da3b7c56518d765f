import type { Client } from '@recadinho/contracts/client'
import { queryOptions } from '@tanstack/react-query'
import { answerWith } from '../../lib/api/answer-with.ts'

/** The figures behind a partner's link, refetched whenever the page regains focus. */
export const partnerQuery = (api: Client, token: string) =>
  queryOptions({
    queryKey: ['partner-page', token],
    queryFn: async ({ signal }) =>
      answerWith('months', await api.call('openPartnerPage', { body: { token }, signal })),
    staleTime: 0,
  })
