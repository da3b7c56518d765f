import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import { scriptLimits } from '@recadinho/contracts/scripts'
import type { Editor } from '@recadinho/stage/edit-script'
import { scriptLength, type Script } from '@recadinho/stage/script-document'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useId, type KeyboardEvent } from 'react'
import { cleanScript } from '../lib/script-problems.ts'
import type { History } from '../lib/use-history.ts'
import { ScriptLineFields } from './script-line-fields.tsx'
import { SpokenLength } from './spoken-length.tsx'
import type { Speaker } from './speaker-faces.tsx'
import { useScriptEdits } from './use-script-edits.ts'
import * as css from './script-editor.css.ts'

export interface ScriptEditorProps {
  lines: Script
  /** Their changes. */
  history: History<Script>
  /** In speaking order. */
  characters: readonly Speaker[]
  /** The language of the script. */
  lang: Locale
  /** Whose words an edited line is: staff's own, or those that a buyer dictates. */
  by: Editor
  /** What is wrong with the script as a whole; its lines then show their own faults. */
  error?: string | undefined
}

/** Staff edit a script line by line. */
export function ScriptEditor({ lines, history, characters, lang, by, error }: ScriptEditorProps) {
  const { t } = useLingui()
  const errorId = useId()
  const { change, undo, redo } = history
  const { edits, moved, root } = useScriptEdits(lines, change, by)
  const left = scriptLimits.textMax - scriptLength(cleanScript(lines))
  const count =
    left < 0
      ? t`${plural(-left, { one: '# character over the limit', other: '# characters over the limit' })}`
      : t`${plural(left, { one: '# character left', other: '# characters left' })}`

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (key !== 'z' && key !== 'y') return
    // The browser's own undo knows only one line.
    event.preventDefault()
    step?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside it
    <fieldset ref={root} className={css.editor} aria-describedby={error && errorId} onKeyDown={onKeyDown}>
      <legend className={css.legend}>
        <Trans>What is said</Trans>
      </legend>
      <ol className={css.lines}>
        {lines.map((line, at) => (
          <li key={line.id}>
            <ScriptLineFields
              line={line}
              number={at + 1}
              count={lines.length}
              checked={error !== undefined}
              directed={by === 'staff'}
              edits={edits}
              {...{ characters, lang }}
            />
          </li>
        ))}
      </ol>
      {error && (
        <Text id={errorId} size="sm" tone="danger" weight="medium">
          {error}
        </Text>
      )}
      <div className={css.foot}>
        <Button size="sm" variant="secondary" disabled={!undo} onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
        <Button size="sm" variant="secondary" disabled={!redo} onClick={redo}>
          <Trans>Redo</Trans>
        </Button>
        <Text size="sm" tone="muted">
          <span className={left < 0 ? css.over : css.counter}>{count}</span>
          {' · '}
          <SpokenLength lines={lines} locale={lang} />
        </Text>
      </div>
      <Text size="sm" tone="muted">
        <Trans>Enter adds a line. Alt with the up or down arrow moves it.</Trans>
      </Text>
      <VisuallyHidden live="polite">
        {moved !== undefined && t`Now line ${moved} of ${lines.length}`}
        {left <= 20 && count}
      </VisuallyHidden>
    </fieldset>
  )
}
