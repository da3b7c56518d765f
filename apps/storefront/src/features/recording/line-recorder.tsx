import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { ParentLine, ParentTakes } from '@recadinho/contracts/parent-takes'
import { fetchSound } from '@recadinho/recorder/sound'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import { useSamplePlayer } from '@recadinho/recorder/use-sample-player'
import { inVoices } from '@recadinho/stage/voice'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import { ArrowRightIcon, MicrophoneIcon, PauseIcon, PlayIcon, TrashIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState, type RefObject } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { errorText } from '../../lib/api/error-text.ts'
import { LevelMeter } from './level-meter.tsx'
import type { LineTake } from './recording-desk.tsx'
import { faultTexts, problemTexts } from './recording-texts.ts'
import type { OwnTakes } from './use-own-takes.ts'
import * as css from './recording.css.ts'

export interface LineRecorderProps {
  order: Order
  own: OwnTakes
  takes: ParentTakes
  /** Its place among the lines. */
  at: number
  line: ParentLine
  /** What was recorded of it on this page. */
  fresh: LineTake | undefined
  recorder: Recorder
  mayRecord: boolean
  /** Records and stops: with the focus on it, Space does both. */
  button: RefObject<HTMLButtonElement | null>
  onRecord: () => void
  onRemove: (takeId: string) => void
  onNext: () => void
}

/** One line: said, heard in the character's voice, and removed. */
export function LineRecorder(props: LineRecorderProps) {
  const { t, i18n } = useLingui()
  const { order, own, takes, at, line, fresh, recorder, mayRecord, button } = props
  const player = useSamplePlayer()
  const [inVoice, setInVoice] = useState(true)
  const { state } = recorder
  const recording = state.kind === 'recording'
  const { take } = line
  const heard = fresh && !fresh.problems.includes('silent') ? fresh : undefined
  const playing = player.playing === line.id
  const number = at + 1
  const count = takes.lines.length
  const speakers = order.characters.filter(({ id }) => line.characters.includes(id))
  const toggle = () => {
    player.stop()
    if (recording) recorder.stop()
    else props.onRecord()
  }
  const listen = () => {
    if (playing) return player.stop()
    const load = async () => {
      const sound = heard?.sound ?? (await fetchSound(own.soundPath(take?.id ?? '')))
      return inVoices(sound, inVoice ? line.presets : [])
    }
    void player.play({ id: line.id, load })
  }
  return (
    <section className={css.line} aria-label={t`Line ${number} of ${count}`}>
      <div className={css.who}>
        {speakers.map(({ id, picture }) => (
          <CharacterPicture key={id} picture={picture} size={56} />
        ))}
        <Text size="sm" tone="muted">
          {speakers.map(({ name }) => name[takes.locale]).join(', ')} ·{' '}
          <Trans>
            Line {number} of {count}
          </Trans>
        </Text>
      </div>
      <p className={css.words} lang={takes.locale}>
        {asTyped(line.text)}
      </p>
      {line.spoken !== line.text && (
        <Text size="sm">
          <Trans>
            Say it like this: <bdi lang={takes.locale}>{line.spoken}</bdi>
          </Trans>
        </Text>
      )}
      <LevelMeter recorder={recorder} />
      <div className={css.buttons}>
        {mayRecord && (
          <Button
            ref={button}
            size="lg"
            variant={recording ? 'danger' : 'primary'}
            iconStart={recording ? <PauseIcon /> : <MicrophoneIcon />}
            loading={state.kind === 'opening'}
            onClick={toggle}
          >
            {recording ? t`Stop` : take || heard ? t`Record again` : t`Record`}
          </Button>
        )}
        {(take || heard) && !recording && (
          <Button variant="secondary" iconStart={playing ? <PauseIcon /> : <PlayIcon />} onClick={listen}>
            {playing ? t`Stop listening` : t`Listen`}
          </Button>
        )}
        {take && !recording && (
          <Button
            variant="subtle"
            iconStart={<TrashIcon />}
            loading={own.removal.isPending}
            onClick={() => {
              player.stop()
              props.onRemove(take.id)
            }}
          >
            {t`Remove recording`}
          </Button>
        )}
        {count > 1 && !recording && (
          <Button variant="subtle" iconEnd={<ArrowRightIcon />} onClick={props.onNext}>
            {t`Next line`}
          </Button>
        )}
      </div>
      {mayRecord && <p className={css.keys}>{t`The space bar starts and stops the recording.`}</p>}
      {(take || heard) && (
        <SwitchField
          label={t`Play it in the character's voice`}
          checked={inVoice}
          onChange={(event) => {
            player.stop()
            setInVoice(event.target.checked)
          }}
        />
      )}
      {take?.used === false && !heard && (
        <Text size="sm">
          <Trans>Our team uses another voice for this line.</Trans>
        </Text>
      )}
      {state.kind === 'fault' && (
        <Callout
          tone="danger"
          announce="alert"
          title={i18n._(faultTexts[state.fault].title)}
          action={
            state.fault !== 'unsupported' && (
              <Button size="sm" variant="secondary" onClick={toggle}>{t`Try again`}</Button>
            )
          }
        >
          {i18n._(faultTexts[state.fault].advice)}
        </Callout>
      )}
      {!recording &&
        fresh?.problems.map((problem) => (
          <Callout key={problem} tone="warning" announce="status" title={i18n._(problemTexts[problem].title)}>
            {i18n._(problemTexts[problem].advice)}
          </Callout>
        ))}
      {player.failed && (
        <Callout tone="warning" announce="alert" title={t`We couldn't play this recording`}>
          {errorText(i18n, player.failed.error)}
        </Callout>
      )}
      {own.removal.error && (
        <Callout tone="danger" announce="alert" title={t`We couldn't remove this recording`}>
          {errorText(i18n, own.removal.error)}
        </Callout>
      )}
    </section>
  )
}
