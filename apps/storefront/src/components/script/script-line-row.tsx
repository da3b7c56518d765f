import { Trans, useLingui } from '@lingui/react/macro'
import type { ScriptLine } from '@recadinho/stage/script-document'
import { IconButton } from '@recadinho/ui/button'
import { FieldError } from '@recadinho/ui/field'
import { EditIcon, PlayIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useId } from 'react'
import { lineIssueText } from './line-issue-text.ts'
import type { lineIssue } from '../../lib/script/script-issue.ts'
import type { ScriptEditorProps } from './script-editor.tsx'
import * as css from './script-editor.css.ts'

export interface ScriptLineRowProps extends Pick<ScriptEditorProps, 'script' | 'spoken' | 'onPlay'> {
  line: ScriptLine
  issue: ReturnType<typeof lineIssue>
  elementId?: string
  onOpen: () => void
}

/** A line to read: a press on its words opens it, its mark plays it. */
export function ScriptLineRow({
  script,
  line,
  issue,
  spoken,
  elementId,
  onPlay,
  onOpen,
}: ScriptLineRowProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const isSpoken = spoken === line.id
  return (
    <div className={isSpoken ? css.spokenRow : css.row}>
      {onPlay && (
        <IconButton
          label={t`Play this line`}
          aria-describedby={`${id}-text`}
          icon={<PlayIcon size="sm" solid />}
          size="sm"
          onClick={() => onPlay(line.id)}
        />
      )}
      <button
        type="button"
        id={elementId}
        data-text
        aria-current={isSpoken ? true : undefined}
        aria-describedby={issue ? `${id}-error` : undefined}
        onClick={onOpen}
        className={css.text}
      >
        <VisuallyHidden>
          <Trans>Change:</Trans>{' '}
        </VisuallyHidden>
        <span className={css.words}>
          <span id={`${id}-text`}>{line.text}</span>
          {line.text.trim() === '' && (
            <span className={css.muted}>
              <Trans>No words yet</Trans>
            </span>
          )}
          {line.origin === 'buyer' && !script.own && (
            <>
              {' '}
              <span className={css.mark}>
                <Trans>Your words</Trans>
              </span>
            </>
          )}
        </span>
        <span className={css.pencil}>
          <EditIcon size="sm" />
        </span>
      </button>
      {issue && (
        <div className={css.error}>
          <FieldError id={`${id}-error`}>{i18n._(lineIssueText[issue])}</FieldError>
        </div>
      )}
    </div>
  )
}
