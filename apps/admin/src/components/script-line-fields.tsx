import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import { lineMoods, scriptLimits } from '@recadinho/contracts/scripts'
import { PAUSE, sameSpeakers, speakersText, type ScriptLine } from '@recadinho/stage/script-document'
import { IconButton } from '@recadinho/ui/button'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, PlusIcon } from '@recadinho/ui/icon'
import { Select } from '@recadinho/ui/select'
import { TextArea } from '@recadinho/ui/text-area'
import type { KeyboardEvent } from 'react'
import { useLocale } from '../lib/use-locale.ts'
import { lineProblem } from '../lib/script-problems.ts'
import { LineOrigin } from './line-origin.tsx'
import { SpeakerFaces, type Speaker } from './speaker-faces.tsx'
import { lineFieldId, type ScriptEdits } from './use-script-edits.ts'
import * as css from './script-editor.css.ts'

export interface ScriptLineFieldsProps {
  line: ScriptLine
  /** Its number in the script, from 1, and how many lines there are. */
  number: number
  count: number
  characters: readonly Speaker[]
  lang: Locale
  /** Whether to show what is wrong with it. */
  checked: boolean
  /** Whether its mood and pause are offered. */
  directed: boolean
  edits: ScriptEdits
}

/** Who says a line, its words, and the buttons that move, add and remove it. */
export function ScriptLineFields({
  line,
  number,
  count,
  characters,
  lang,
  checked,
  directed,
  edits,
}: ScriptLineFieldsProps) {
  const { t, i18n } = useLingui()
  const { id, text } = line
  const choices = groupsOf(characters.map((character) => character.id))
  const selected = choices.findIndex((speakers) => sameSpeakers({ speakers }, line))
  const options = choices.map((speakers, at) => ({
    value: `${at}`,
    label: speakersText({ speakers }, characters, lang),
  }))

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // A key that completes a letter of another script is not one of these.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const act = {
      Enter: () => edits.add(id, { before: text.slice(0, selectionStart), text: text.slice(selectionEnd) }),
      Backspace: text === '' && count > 1 ? () => edits.remove(id) : undefined,
      ArrowUp: event.altKey ? () => edits.move(id, -1) : undefined,
      ArrowDown: event.altKey ? () => edits.move(id, 1) : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className={css.line}>
      <div className={css.who}>
        <SpeakerFaces speakers={line.speakers} characters={characters} />
        {characters.length > 1 && (
          <div className={css.select}>
            <Select
              label={t`Who says line ${number}`}
              labelHidden
              lang={lang}
              options={options}
              {...(selected === -1 ? { placeholder: speakersText(line, characters, lang) } : {})}
              value={selected === -1 ? '' : `${selected}`}
              onChange={({ target }) => {
                const speakers = choices[Number(target.value)]
                if (target.value !== '' && speakers) edits.give(id, speakers)
              }}
            />
          </div>
        )}
      </div>
      <div className={css.words}>
        <TextArea
          id={lineFieldId(id)}
          label={t`Line ${number}`}
          labelHidden
          lang={lang}
          short
          rows={Math.max(1, Math.ceil(text.length / 50))}
          value={text}
          error={checked ? lineProblem(i18n, line) : undefined}
          // A line has no breaks: pasted ones become blanks.
          onChange={({ target }) => edits.rewrite(id, target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={css.origin}>
        <LineOrigin line={line} lang={lang} />
        {directed && <Direction line={line} number={number} edits={edits} />}
      </div>
      <div className={css.buttons}>
        <IconButton
          size="sm"
          label={t`Move line ${number} up`}
          icon={<ChevronUpIcon />}
          disabled={number === 1}
          onClick={() => edits.move(id, -1)}
        />
        <IconButton
          size="sm"
          label={t`Move line ${number} down`}
          icon={<ChevronDownIcon />}
          disabled={number === count}
          onClick={() => edits.move(id, 1)}
        />
        <IconButton
          size="sm"
          label={t`Add a line after line ${number}`}
          icon={<PlusIcon />}
          onClick={() => edits.add(id, undefined)}
        />
        <IconButton
          size="sm"
          label={t`Remove line ${number}`}
          icon={<CloseIcon />}
          disabled={count === 1}
          onClick={() => edits.remove(id)}
        />
      </div>
    </div>
  )
}

const moods: Record<NonNullable<ScriptLine['mood']>, MessageDescriptor> = {
  calm: msg({ context: 'mood', message: 'Calm' }),
  happy: msg({ context: 'mood', message: 'Happy' }),
  excited: msg({ context: 'mood', message: 'Excited' }),
  gentle: msg({ context: 'mood', message: 'Gentle' }),
  proud: msg({ context: 'mood', message: 'Proud' }),
  curious: msg({ context: 'mood', message: 'Curious' }),
  laughing: msg({ context: 'mood', message: 'Laughing' }),
  surprised: msg({ context: 'mood', message: 'Surprised' }),
  worried: msg({ context: 'mood', message: 'Worried' }),
}
/** In seconds: none, the usual ones between two lines and two speakers, and longer ones. */
const pauses: readonly number[] = [0, PAUSE.line, PAUSE.turn, 1, 1.5, 2, scriptLimits.pauseMax]

/** How a line is said: its mood, and the silence before it. */
function Direction({ line, number, edits }: Pick<ScriptLineFieldsProps, 'line' | 'number' | 'edits'>) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { id, mood, pause } = line
  const seconds = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  const lengths = [...new Set([...pauses, pause])].toSorted((one, other) => one - other)
  return (
    <details>
      <summary className={css.summary}>
        <Trans>Mood and pause</Trans>
      </summary>
      <div className={css.direction}>
        <Select
          label={t`Mood of line ${number}`}
          value={mood ?? ''}
          placeholder={t`What suits the words`}
          options={Object.entries(moods).map(([value, label]) => ({ value, label: i18n._(label) }))}
          onChange={({ target }) =>
            edits.direct(id, { mood: lineMoods.find((each) => each === target.value) ?? null })
          }
        />
        <Select
          label={t`Pause before line ${number}`}
          value={`${pause}`}
          options={lengths.map((length) => ({
            value: `${length}`,
            label: length === 0 ? t`No pause` : seconds.format(length),
          }))}
          onChange={({ target }) => edits.direct(id, { pause: Number(target.value) })}
        />
      </div>
    </details>
  )
}

/** Each alone, every two of three, and all together. */
function groupsOf(ids: readonly string[]): string[][] {
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]))
  return [...ids.map((id) => [id]), ...pairs, ...(ids.length > 2 ? [[...ids]] : [])]
}
