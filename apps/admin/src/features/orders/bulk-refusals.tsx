import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { errorMessage } from '../../lib/error-message.ts'
import { NoNextStage } from './bulk-actions.ts'
import type { BulkDone } from './use-bulk.ts'
import * as css from './bulk.css.ts'

/** The orders that were not changed, and why. */
export function BulkRefusals({ done: { outcomes }, onClose }: { done: BulkDone; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const refused = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome] : []))
  const left = refused.length
  const well = outcomes.length - refused.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`${plural(left, { one: '# order was left as it is', other: '# orders were left as they are' })}`}
      description={
        well > 0
          ? t`${plural(well, { one: '# order was changed.', other: '# orders were changed.' })}`
          : undefined
      }
      closeLabel={t`Close`}
      footer={
        <Button onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <ul className={css.refused}>
        {refused.map(({ order: { id, number }, error }) => (
          <li key={id}>
            <Link to="/admin/orders/$id" params={{ id }}>
              {number}
            </Link>
            {': '}
            {error instanceof NoNextStage ? t`It has no next stage.` : i18n._(errorMessage(error))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
