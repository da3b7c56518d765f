import { useLingui } from '@lingui/react/macro'
import { KeyLines } from '../orders/keys-dialog.tsx'
import * as css from './desk.css.ts'

/** All keyboard shortcuts of the desk. */
export function DeskKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <KeyLines
      title={t`Keys of the desk`}
      keys={[
        [['N'], t`Open the next film`],
        [['A'], t`Approve the film and deliver it`],
        [['H'], t`Put the order on hold`],
        [['P'], t`Play and pause`],
        [['j', 'k'], t`Next and previous line, or film of the list`],
        [['Enter'], t`Show the film from that line, or open it`],
        [['?'], t`Show these keys`],
      ]}
      onClose={onClose}
    />
  )
}

/** The key of a button, for those who see it; `aria-keyshortcuts` says it to others. */
export const Key = ({ name }: { name: string }) => (
  <kbd aria-hidden="true" className={css.key}>
    {name}
  </kbd>
)
