import { useNavigate } from '@tanstack/react-router'
import type { AdminCountry } from '@recadinho/contracts/countries'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { countriesOptions } from './country-queries.ts'
import { countryValues } from './country-values.ts'

/** Adds or changes a country, then refetches every list that shows it. */
export function useCountryEdit(saved: AdminCountry) {
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const { code } = saved
  return useEdit({
    saved,
    valuesOf: countryValues,
    async save(edit) {
      const answer =
        code === ''
          ? await api.call('createCountry', { body: { ...saved, ...edit.changes } })
          : await api.call('changeCountry', { params: { code }, body: edit })
      await queryClient.invalidateQueries({ queryKey: ['settings'] })
      if (code === '')
        await navigate({
          to: '/admin/settings/countries/$code',
          params: { code: answer.code },
          ignoreBlocker: true,
        })
      return answer
    },
    async reload() {
      const { items } = await queryClient.fetchQuery({ ...countriesOptions(api), staleTime: 0 })
      return items.find((each) => each.code === code) ?? saved // countries are never deleted
    },
  })
}
