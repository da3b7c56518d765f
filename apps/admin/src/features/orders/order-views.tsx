import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@recadinho/contracts/order-views'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Chips } from '@recadinho/ui/chips'
import { useState } from 'react'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { isFiltered, type OrderSearch } from './order-search.ts'
import {
  builtInLabels,
  builtInViews,
  filtersOf,
  orderViewsOptions,
  searchOf,
  viewShown,
} from './saved-views.ts'
import { useDeleteView, useSaveView } from './use-order-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import * as css from './order-filters.css.ts'

export interface OrderViewsProps {
  search: OrderSearch
  onChange: (search: OrderSearch) => void
  /** Number of late orders. */
  late: number | undefined
}

/** Named filters: the built-in views, then the user's own, which can be renamed and deleted. */
export function OrderViews({ search, onChange, late }: OrderViewsProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const own = useQuery(orderViewsOptions(api)).data?.items ?? []
  const views = [...builtInViews, ...own]
  const shown = viewShown<(typeof views)[number]>(views, search)
  const mine = own.find(({ id }) => id === shown?.id)
  const [naming, setNaming] = useState<OrderView>()
  const save = useSaveView()
  const remove = useDeleteView((view) =>
    toasts.show({
      title: t`View deleted: ${view.name}`,
      action: { label: t`Undo`, onClick: () => save.mutate(view) },
    }),
  )

  return (
    <div className={css.views}>
      <div className={css.viewChips}>
        <Chips
          label={t`Views`}
          value={shown?.id ?? ''}
          onChange={(id) => {
            const view = views.find((each) => each.id === id)
            if (view) onChange(searchOf(view))
          }}
          options={[
            ...builtInViews.map(({ id }) => ({
              value: id as string,
              label: i18n._(builtInLabels[id]),
              count: id === 'late' ? late : undefined,
            })),
            ...own.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {mine && (
        <>
          <Button size="sm" variant="subtle" onClick={() => setNaming(mine)}>
            <Trans>Rename view…</Trans>
          </Button>
          <Button size="sm" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(mine)}>
            <Trans>Delete view</Trans>
          </Button>
        </>
      )}
      {!shown && isFiltered(filtersOf(search)) && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => setNaming({ id: crypto.randomUUID(), name: '', filters: filtersOf(search) })}
        >
          <Trans>Save as a view…</Trans>
        </Button>
      )}
      {naming && <ViewDialog view={naming} onClose={() => setNaming(undefined)} />}
    </div>
  )
}
