import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '@recadinho/contracts/audit'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { actionLabel } from './action-labels.ts'
import { changeLines } from './change-lines.ts'
import { ChangeList } from './change-list.tsx'
import { SubjectLink } from './subject-link.tsx'
import * as css from './audit.css.ts'

export interface AuditItemProps {
  entry: AuditEntry
  onUndo: () => void
}

/** One line of the log: what was done to what, by whom and when, and what it changed. */
export function AuditItem({ entry, onUndo }: AuditItemProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { action, subject, person, at, undoes, undoable } = entry
  const label = actionLabel(i18n, action)
  const when = formatDateTime(at, tag)
  const lines = changeLines({ i18n, tag }, entry)
  return (
    <li className={css.item}>
      <div className={css.head}>
        <div className={css.what}>
          <p>
            <span className={css.action}>{label}</span>
            {subject && <> · </>}
            {subject && <SubjectLink subject={subject} />}
          </p>
          <Text size="sm" tone="muted">
            {inOneLine([
              person ? person.name : t`System`,
              when,
              undoes !== null && t`takes an earlier change back`,
            ])}
          </Text>
        </div>
        {undoable && (
          <Button size="sm" variant="secondary" iconStart={<ReplayIcon />} onClick={onUndo}>
            <Trans>Undo…</Trans>
            <VisuallyHidden>
              {' '}
              {label}, {when}
            </VisuallyHidden>
          </Button>
        )}
      </div>
      {lines.length > 0 && <ChangeList lines={lines} />}
    </li>
  )
}
