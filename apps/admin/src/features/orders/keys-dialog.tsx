import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@recadinho/ui/dialog'
import * as css from './order-list.css.ts'

/** All keyboard shortcuts of the list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keys: [keys: string[], what: string][] = [
    [['j', '↓'], t`Next order`],
    [['k', '↑'], t`Previous order`],
    [['Enter'], t`Open the order`],
    [['c'], t`Claim the order`],
    [['x'], t`Select the order`],
    [['n'], t`Open what's due next and nobody is on`],
    [['/'], t`Search`],
    [['?'], t`Show these keys`],
  ]
  return <KeyLines title={t`Keys of the list`} keys={keys} onClose={onClose} />
}

export interface KeyLinesProps {
  title: string
  /** What each of the keys does. */
  keys: readonly [keys: string[], what: string][]
  onClose: () => void
}

/** Keys and what they do. */
export function KeyLines({ title, keys, onClose }: KeyLinesProps) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t`Close`}>
      <dl className={css.keyList}>
        {keys.map(([names, what]) => (
          <div key={what} className={css.keyLine}>
            <dt className={css.keyNames}>
              {names.map((name) => (
                <kbd key={name} className={css.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className={css.keyText}>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The most used shortcuts below the list, with a button that shows all. */
export function KeysHint({ onAll }: { onAll: () => void }) {
  return (
    <p className={css.keys}>
      <Trans>
        <kbd className={css.key}>j</kbd> <kbd className={css.key}>k</kbd> to move,{' '}
        <kbd className={css.key}>Enter</kbd> to open, <kbd className={css.key}>/</kbd> to search
      </Trans>{' '}
      ·{' '}
      <button type="button" className={css.allKeys} onClick={onAll}>
        <Trans>All keys</Trans>
      </button>
    </p>
  )
}
