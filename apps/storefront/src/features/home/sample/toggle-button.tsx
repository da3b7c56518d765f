import { useLingui } from '@lingui/react/macro'
import { PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import type { Ref } from 'react'
import type { Player } from '../../film/create-player.ts'
import { usePlayback } from '../../film/use-player.ts'
import * as css from './screening.css.ts'
import { useSwipe } from './use-swipe.ts'

export interface ToggleButtonProps {
  player: Player
  onTurn: (by: 1 | -1) => void
  ref: Ref<HTMLButtonElement>
}

/**
 * The film's whole area: a press starts it with sound, pauses and resumes it, a swipe turns to another character. One
 * button, so that it keeps the focus and its place.
 */
export function ToggleButton({ player, onTurn, ref }: ToggleButtonProps) {
  const { t } = useLingui()
  const { phase } = usePlayback(player)
  const { label, act } = {
    resting: { label: t`Play with sound`, act: player.hear },
    playing: { label: t`Pause`, act: player.pause },
    paused: { label: t`Play`, act: player.play },
  }[phase]
  const swipe = useSwipe(onTurn, act)
  const playing = phase === 'playing'
  return (
    <button ref={ref} type="button" aria-label={label} className={css.toggle} {...swipe}>
      <span key={phase} className={playing ? css.pause : css.play}>
        {playing ? <PauseIcon solid /> : <PlayIcon solid />}
      </span>
    </button>
  )
}
