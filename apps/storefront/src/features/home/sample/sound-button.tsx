import { useLingui } from '@lingui/react/macro'
import { VolumeIcon, VolumeOffIcon } from '@recadinho/ui/icon'
import { useState } from 'react'
import type { Player } from '../../film/create-player.ts'
import { usePlayback } from '../../film/use-player.ts'
import * as css from './screening.css.ts'

/** Turns the sound on, the first time from the beginning of the film, and off. */
export function SoundButton({ player }: { player: Player }) {
  const { t } = useLingui()
  const { phase, muted } = usePlayback(player)
  const [heard, setHeard] = useState(false)
  if (!muted && !heard) setHeard(true)
  // Then the other button plays with sound.
  if (phase === 'resting') return null
  const act = () => {
    if (muted && !heard) player.hear()
    else player.mute(!muted)
  }
  return (
    <button type="button" aria-label={muted ? undefined : t`Mute`} className={css.sound} onClick={act}>
      {muted ? <VolumeIcon /> : <VolumeOffIcon />}
      {muted && t`Hear it`}
    </button>
  )
}
