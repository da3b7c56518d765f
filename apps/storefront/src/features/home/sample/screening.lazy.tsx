import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'
import { lessMotion } from '../../../lib/less-motion.ts'
import { useClipVoice } from '../../film/use-clip-voice.ts'
import { usePlayback, usePlayer } from '../../film/use-player.ts'
import { Others } from './others.tsx'
import * as css from './screening.css.ts'
import { SoundButton } from './sound-button.tsx'
import { ToggleButton } from './toggle-button.tsx'
import { useSample, type Sample } from './use-sample.ts'

export interface ScreeningProps {
  /** Who can speak. */
  cast: readonly Character[]
  /** Who speaks. */
  character: Character
  /** The child's name. */
  name: string
  /** It was asked for, so it begins with sound; otherwise in silence, unless the visitor wants less motion. */
  heard: boolean
  onSelect: (index: number) => void
  /** Called when the film covers its poster. */
  onShown: (shown: boolean) => void
}

/** The sample film over its poster, with its controls. */
export default function Screening(props: ScreeningProps) {
  const sample = useSample(props.character, props.name)
  return sample && <Shown {...props} sample={sample} />
}

function Shown({ sample, cast, character, heard, onSelect, onShown }: ScreeningProps & { sample: Sample }) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const { voiceOver } = useClipVoice(sample)
  const player = usePlayer(sample, { measuredAs: 'sample', playsByItself: !heard, voiceOver })
  const { voiceless, muted } = usePlayback(player)
  // Where a browser cannot draw, the poster below stays in view.
  const show = useCallback((box: HTMLDivElement) => player.show(box), [player])
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    onShown(true)
    if (!heard) return
    player.hear()
    // It takes the place of the button that was pressed.
    toggle.current?.focus()
  }, [player, heard, onShown])

  const speaker = useRef(sample.character)
  useEffect(() => {
    if (speaker.current.id === sample.character.id) return
    speaker.current = sample.character
    if (!lessMotion() || !player.state().muted) player.replay()
  }, [player, sample])

  const at = cast.indexOf(character)
  const turn = (by: number) => onSelect((at + by + cast.length) % cast.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const me = character.name[locale]
  const number = at + 1
  const count = cast.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what its buttons do
    <section aria-label={t`Sample video`} onKeyDown={onKeyDown} className={css.screening}>
      <div
        ref={show}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
        role="img"
        aria-label={t`${me} wishes a happy birthday`}
        className={css.screen}
      />
      <ToggleButton ref={toggle} player={player} onTurn={turn} />
      <SoundButton player={player} />
      {voiceless && !muted && (
        <output className={css.note}>
          <Trans>No voice on this device</Trans>
        </output>
      )}
      {count > 1 && <Others cast={cast} at={at} onTurn={turn} />}
      <VisuallyHidden live="polite">
        <Trans>
          {me}, {number} of {count}
        </Trans>
      </VisuallyHidden>
    </section>
  )
}
