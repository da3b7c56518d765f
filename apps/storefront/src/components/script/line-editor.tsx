import { Trans, useLingui } from '@lingui/react/macro'
import { notesOf, speakersText, type ScriptLine } from '@recadinho/stage/script-document'
import { Button, IconButton } from '@recadinho/ui/button'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, ReplayIcon, TrashIcon } from '@recadinho/ui/icon'
import { Select } from '@recadinho/ui/select'
import { TextArea } from '@recadinho/ui/text-area'
import { useId, useState, type KeyboardEvent } from 'react'
import { isChanged } from '@recadinho/stage/edited-script'
import { hasRoom, type lineIssue } from '../../lib/script/script-issue.ts'
import { lineIssueText } from './line-issue-text.ts'
import type { ScriptEditorProps } from './script-editor.tsx'
import * as css from './script-editor.css.ts'
import type { FocusLater } from './use-focus-later.ts'

export interface LineEditorProps extends Pick<
  ScriptEditorProps,
  'script' | 'characters' | 'locale' | 'restoreLabel'
> {
  line: ScriptLine
  /** Its place in the script. */
  at: number
  session: string
  issue: ReturnType<typeof lineIssue>
  /** The script is. */
  tooLong: boolean
  elementId?: string
  onAnnounce: (text: string) => void
  onFocusLater: FocusLater
  onDone: () => void
  onCancel: () => void
  onRemove: () => void
  onAdd: () => void
}

/** What the line tells, in the parent's own words. */
function FromTheNotes({ text }: { text: string }) {
  return <Trans>From your notes: “{text}”</Trans>
}

/** A line that is being edited: each letter is in the script, and in the film, at once. */
export function LineEditor(props: LineEditorProps) {
  const { script, line, at, session, issue, tooLong, characters, locale, elementId } = props
  const { onAnnounce, onFocusLater, onDone, onCancel } = props
  const { t, i18n } = useLingui()
  const madeUpId = useId()
  const count = script.lines.length
  /** A new line is empty until it was written in. */
  const [begun, setBegun] = useState(line.text !== '')
  const wrong = (begun && issue) || (tooLong && 'script_too_long')

  const move = (by: 1 | -1) => {
    const to = at + by
    if (to < 0 || to >= count) return
    script.edit({ kind: 'move', id: line.id, by }, session)
    onFocusLater(line.id, by === 1 ? 'down' : 'up')
    const [position, all] = [to + 1, count]
    onAnnounce(t`Moved to place ${position} of ${all}`)
  }
  const give = (speakers: readonly string[]) => {
    script.edit({ kind: 'give', id: line.id, speakers }, session)
    onFocusLater(line.id, 'speaker')
    const who = speakersText({ ...line, speakers }, characters, locale)
    onAnnounce(t`Spoken by: ${who}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
    const isDone = event.key === 'Enter' && event.target instanceof HTMLTextAreaElement
    // While a syllable is being composed, Enter ends it.
    if (!isDone || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  const speakers = line.speakers.join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and buttons inside
    <div className={css.open} onKeyDown={onKeyDown}>
      <TextArea
        short
        id={elementId ?? `${madeUpId}-text`}
        label={t`Words of this line`}
        labelHidden
        hint={
          line.note && line.origin === 'buyer' ? <FromTheNotes text={notesOf(line).join(' · ')} /> : undefined
        }
        enterKeyHint="done"
        value={line.text}
        onChange={(event) => {
          const text = event.target.value.replaceAll(/[\r\n\t]+/g, ' ')
          setBegun(true)
          script.edit({ kind: 'rewrite', id: line.id, text }, session)
        }}
        error={wrong ? i18n._(lineIssueText[wrong]) : undefined}
      />
      {characters.length > 1 && (
        <Select
          label={t`Who says it`}
          value={speakers}
          options={speakerOptions(props, t`All together`)}
          onChange={(event) => give(event.target.value.split(' '))}
        />
      )}
      <div className={css.tools}>
        <IconButton
          label={t`Move up`}
          icon={<ArrowUpIcon size="sm" />}
          size="sm"
          data-move={-1}
          aria-disabled={at === 0 ? true : undefined}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t`Move down`}
          icon={<ArrowDownIcon size="sm" />}
          size="sm"
          data-move={1}
          aria-disabled={at === count - 1 ? true : undefined}
          onClick={() => move(1)}
        />
        {hasRoom(script.lines) && (
          <IconButton
            label={t`Add a line below`}
            icon={<PlusIcon size="sm" />}
            size="sm"
            onClick={props.onAdd}
          />
        )}
        {isRestorable(line, script.drafted) && (
          <IconButton
            label={props.restoreLabel}
            icon={<ReplayIcon size="sm" />}
            size="sm"
            onClick={() => {
              script.edit({ kind: 'restore', id: line.id }, session)
              onFocusLater(line.id, 'area')
              onAnnounce(props.restoreLabel)
            }}
          />
        )}
        {count > 1 && (
          <IconButton
            label={t`Remove this line`}
            icon={<TrashIcon size="sm" />}
            size="sm"
            onClick={props.onRemove}
          />
        )}
      </div>
      <div className={css.answers}>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  )
}

const isRestorable = (line: ScriptLine, drafted: readonly ScriptLine[]) =>
  drafted.some(({ id }) => id === line.id) && isChanged(line, drafted)

/** Each character, all together, and the two of three who speak it now. */
function speakerOptions({ characters, line, locale }: LineEditorProps, together: string) {
  const all = characters.map(({ id }) => id).join(' ')
  const options = [
    ...characters.map(({ id, name }) => ({ value: id, label: name[locale] })),
    { value: all, label: together },
  ]
  const current = line.speakers.join(' ')
  const isListed = options.some(({ value }) => value === current)
  return isListed ? options : [...options, { value: current, label: speakersText(line, characters, locale) }]
}
