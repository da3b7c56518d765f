import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { gatewaysOptions, settingsOptions } from './settings-queries.ts'

/** One section of the shop's settings as form values. */
export function useSettingsEdit<Values extends object>(valuesOf: (settings: AdminSettings) => Values) {
  const { api, queryClient } = useAdmin()
  const options = settingsOptions(api)
  const { data: saved } = useSuspenseQuery(options)
  return useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const answer = await api.call('changeSettings', { body: edit })
      await showAnswer(queryClient, options.queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: gatewaysOptions(api).queryKey })
      return answer
    },
    reload: () => queryClient.fetchQuery({ ...options, staleTime: 0 }),
  })
}
