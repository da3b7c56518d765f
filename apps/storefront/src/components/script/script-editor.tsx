import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import type { Locale } from '@recadinho/i18n/locales'
import { sameSpeakers } from '@recadinho/stage/script-document'
import { Button } from '@recadinho/ui/button'
import { FieldError } from '@recadinho/ui/field'
import { PlusIcon, ReplayIcon, UndoIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useRef, useState } from 'react'
import { toasts } from '../../lib/api/toasts.ts'
import { hasRoom, lineIssue, scriptIssue } from '../../lib/script/script-issue.ts'
import type { EditableScript } from '../../lib/script/script-atoms.ts'
import { lineIssueText } from './line-issue-text.ts'
import { LineEditor } from './line-editor.tsx'
import { ScriptLineRow } from './script-line-row.tsx'
import * as css from './script-editor.css.ts'
import { SpeakerHead } from './speaker-head.tsx'
import { useFocusLater } from './use-focus-later.ts'

/** A character as the editor names and shows it. */
export interface Speaker {
  id: string
  name: LocalizedText
  picture: Picture
}

export interface ScriptEditorProps {
  script: EditableScript
  /** In speaking order. */
  characters: readonly Speaker[]
  /** The language of the film. */
  locale: Locale
  /** The line that is spoken now. */
  spoken?: string | undefined
  /** Plays the film from a line; without it there is no film. */
  onPlay?: (line: string) => void
  /** The id of the element to go to when something is wrong with the script. */
  issueId: string
  /** Buttons that undo all changes, of one line or of the script. */
  restoreLabel: string
  resetLabel: string
}

/** The lines of a script by speaker. Each can be rewritten in its place, moved, given to others or removed; others added. */
export function ScriptEditor(props: ScriptEditorProps) {
  const { script, characters, locale, issueId, resetLabel } = props
  const { t, i18n } = useLingui()
  const { lines, opened } = script
  const list = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(list)
  const [announced, announce] = useState('')
  const wrong = scriptIssue(lines)
  const issueLine = wrong && (wrong.line ?? lines[0]?.id)

  const close = () => {
    script.open(null)
    if (!opened) return
    const at = lines.findIndex(({ id }) => id === opened.id)
    const line = lines[at]
    const isLeftEmpty = line !== undefined && isNew(line.id) && lineIssue(line.text) === 'line_empty'
    if (isLeftEmpty) script.edit({ kind: 'remove', id: line.id }, opened.session)
    focusLater(isLeftEmpty ? (lines[at - 1]?.id ?? null) : opened.id, 'text')
  }
  const cancel = () => {
    if (!opened) return
    const at = lines.findIndex(({ id }) => id === opened.id)
    const before = lines[at - 1]?.id ?? null
    script.undo(opened.session)
    script.open(null)
    focusLater(isNew(opened.id) ? before : opened.id, 'text')
  }
  const remove = (id: string) => {
    const at = lines.findIndex((line) => line.id === id)
    const session = `remove ${id}`
    script.edit({ kind: 'remove', id }, session)
    script.open(null)
    focusLater(lines[at + 1]?.id ?? lines[at - 1]?.id ?? null, 'text')
    toasts.show({
      title: t`Line removed`,
      action: {
        label: t`Undo`,
        onClick: () => {
          script.undo(session)
          focusLater(id, 'text')
        },
      },
    })
  }
  const add = (after: string | null) => {
    script.add(after)
    focusLater(null, 'area')
    announce(t`Line added. Write what they should say.`)
  }
  return (
    <div ref={list} className={css.editor}>
      {lines.length > 0 && (
        <ol
          aria-label={characters.length === 1 ? t`What the character will say` : t`What they will say`}
          className={css.lines}
        >
          {lines.map((line, at) => {
            const before = lines[at - 1]
            const isOpen = opened?.id === line.id
            const issue = lineIssue(line.text)
            const shared = { ...props, line, issue, ...(issueLine === line.id ? { elementId: issueId } : {}) }
            return (
              <li key={line.id} data-line={line.id} className={css.item}>
                {!(before && sameSpeakers(before, line)) && (
                  <SpeakerHead line={line} characters={characters} locale={locale} />
                )}
                {isOpen ? (
                  <LineEditor
                    {...shared}
                    session={opened.session}
                    at={at}
                    tooLong={wrong?.issue === 'script_too_long'}
                    onAnnounce={announce}
                    onFocusLater={focusLater}
                    onDone={close}
                    onCancel={cancel}
                    onRemove={() => remove(line.id)}
                    onAdd={() => add(line.id)}
                  />
                ) : (
                  <ScriptLineRow
                    {...shared}
                    onOpen={() => {
                      if (opened) close()
                      script.open(line.id)
                      focusLater(line.id, 'area')
                    }}
                  />
                )}
              </li>
            )
          })}
        </ol>
      )}
      {(wrong?.issue === 'script_too_long' || wrong?.issue === 'script_empty') && (
        <div className={css.error}>
          <FieldError id={`${issueId}-error`}>{i18n._(lineIssueText[wrong.issue])}</FieldError>
        </div>
      )}
      <div className={css.foot}>
        {hasRoom(lines) && (
          <Button
            data-add
            size="sm"
            variant="secondary"
            iconStart={<PlusIcon size="sm" />}
            {...(lines.length === 0 ? { id: issueId } : {})}
            onClick={() => {
              if (opened) close()
              add(lines.at(-1)?.id ?? null)
            }}
          >
            <Trans>Add a line</Trans>
          </Button>
        )}
        {script.canUndo && (
          <Button
            size="sm"
            variant="subtle"
            iconStart={<UndoIcon size="sm" />}
            onClick={() => {
              script.open(null)
              script.undo()
              announce(t`Undone`)
              focusLater(null, 'add')
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        {script.edited && (
          <Button
            size="sm"
            variant="subtle"
            iconStart={<ReplayIcon size="sm" />}
            onClick={() => {
              script.open(null)
              script.reset()
              announce(t`All changes undone. Undo brings them back.`)
              focusLater(null, 'add')
            }}
          >
            {resetLabel}
          </Button>
        )}
      </div>
      <VisuallyHidden live="polite">{announced}</VisuallyHidden>
    </div>
  )
}

/** Ids that `newLineId` gives. */
const isNew = (id: string) => id.startsWith('buyer-')
