import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { AdNetwork } from '@recadinho/contracts/advertising'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { advertisingOptions } from './advertising-queries.ts'

/** Sets or removes an advertiser's token. */
export function useTokenChange(network: AdNetwork) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: (token: string | null) => api.call('setAdToken', { params: { network }, body: { token } }),
    async onSuccess(answer, token) {
      toasts.show({ title: token === null ? t`Token removed` : t`Token saved` })
      await showAnswer(queryClient, advertisingOptions(api).queryKey, answer)
    },
  })
}

export type TokenChange = ReturnType<typeof useTokenChange>
