import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ExportCsv } from '../../components/export-csv.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { toListQuery, type OrderSearch } from './order-search.ts'

/** Saves the listed orders as a file. */
export function ExportOrders({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <ExportCsv<string>
      name="orders"
      read={(after, signal) =>
        api.call('exportOrders', {
          body: { filters: toListQuery(search), ...(after ? { after } : {}) },
          signal,
        })
      }
      soFar={(rows) => t`${plural(rows, { one: '# order so far', other: '# orders so far' })}`}
      done={(count) => t`${plural(count, { one: '# order exported', other: '# orders exported' })}`}
    />
  )
}
