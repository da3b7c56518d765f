import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { bulkActions, type BulkAction } from './bulk-actions.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkRefusals } from './bulk-refusals.tsx'
import { useBulk, type BulkDone } from './use-bulk.ts'
import * as css from './bulk.css.ts'

export interface BulkBarProps {
  orders: readonly AdminOrderRow[]
  /** Deselects them. */
  onClear: (ids: readonly string[]) => void
}

/** The bulk actions on the selected orders. */
export function BulkBar({ orders, onClear }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const [question, setQuestion] = useState<BulkAction>()
  const [refused, setRefused] = useState<BulkDone>()
  const { run, undo } = useBulk()

  const undoable = (done: BulkDone) =>
    done.action.undo && {
      label: t`Undo`,
      onClick: () =>
        undo.mutate(done, {
          onSuccess: () => toasts.show({ title: t`Undone` }),
          onError: (error) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
        }),
    }
  const begin = async (action: BulkAction, reason = '') => {
    const done = await run.mutateAsync({ action, orders, reason })
    const well = done.outcomes.filter((outcome) => 'after' in outcome)
    setQuestion(undefined)
    onClear(well.map(({ order }) => order.id))
    if (well.length < done.outcomes.length) setRefused(done)
    if (well.length === 0) return
    const count = well.length
    const back = undoable(done)
    toasts.show({
      title: t`${plural(count, { one: '# order changed', other: '# orders changed' })}`,
      ...(back ? { action: back } : {}),
    })
  }
  const offered = bulkActions.filter(({ fits }) => orders.some(fits))
  const count = orders.length

  return (
    <>
      {count > 0 && (
        <section aria-label={t`Selected orders`} className={css.bar}>
          <span aria-live="polite" className={css.count}>
            {t`${plural(count, { one: '# selected', other: '# selected' })}`}
          </span>
          {offered.map((action) => (
            <Button
              key={action.label.id}
              size="sm"
              variant="secondary"
              loading={run.isPending && run.variables.action === action}
              onClick={() => (action.question ? setQuestion(action) : void begin(action))}
            >
              {i18n._(action.label)}
            </Button>
          ))}
          <Button size="sm" variant="subtle" onClick={() => onClear(orders.map(({ id }) => id))}>
            <Trans>Clear selection</Trans>
          </Button>
        </section>
      )}
      {question && (
        <BulkDialog
          action={question}
          count={count}
          onDo={(reason) => begin(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {refused && <BulkRefusals done={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
}
