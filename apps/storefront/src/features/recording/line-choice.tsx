import { Trans, useLingui } from '@lingui/react/macro'
import type { ParentLine, ParentTakes } from '@recadinho/contracts/parent-takes'
import { StatusPill } from '@recadinho/ui/badge'
import { CheckIcon, HourglassIcon, MicrophoneIcon } from '@recadinho/ui/icon'
import { asTyped } from '../../components/as-typed.tsx'
import * as css from './recording.css.ts'

export interface LineChoiceProps {
  takes: ParentTakes
  current: string
  /** Lines with a recording that the shop doesn't have yet. */
  unsent: ReadonlySet<string>
  disabled: boolean
  onSelect: (line: string) => void
}

/** All lines, with what has become of each. */
export function LineChoice({ takes, current, unsent, disabled, onSelect }: LineChoiceProps) {
  const { t } = useLingui()
  return (
    <ol className={css.rows} aria-label={t`Lines of the video`}>
      {takes.lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className={css.row}
            disabled={disabled}
            aria-current={line.id === current ? 'true' : undefined}
            onClick={() => onSelect(line.id)}
          >
            <span lang={takes.locale} className={css.rowText}>
              {asTyped(line.text)}
            </span>
            <LineState line={line} unsent={unsent.has(line.id)} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function LineState({ line: { take }, unsent }: { line: ParentLine; unsent: boolean }) {
  if (unsent)
    return (
      <StatusPill tone="warning" icon={<HourglassIcon size="sm" />}>
        <Trans>Not sent yet</Trans>
      </StatusPill>
    )
  if (take === null)
    return (
      <StatusPill tone="neutral" icon={<MicrophoneIcon size="sm" />}>
        <Trans>Not recorded</Trans>
      </StatusPill>
    )
  return take.used ? (
    <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
      <Trans>Your voice</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="neutral" icon={<MicrophoneIcon size="sm" />}>
      <Trans>Another voice</Trans>
    </StatusPill>
  )
}
