import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { VolumeIcon, VolumeOffIcon } from '@recadinho/ui/icon'
import type { Player } from './create-player.ts'
import { usePlayback } from './use-player.ts'

export interface SoundToggleProps {
  player: Player
  /** The button that plays it with sound from the beginning. */
  hearLabel: string
}

/** Plays a film with sound from its beginning, and mutes it. */
export function SoundToggle({ player, hearLabel }: SoundToggleProps) {
  const { t } = useLingui()
  const { phase, muted } = usePlayback(player)
  const silent = muted || phase === 'resting'
  return (
    <Button
      variant="secondary"
      size="sm"
      iconStart={silent ? <VolumeIcon /> : <VolumeOffIcon />}
      onClick={silent ? player.hear : () => player.mute(true)}
    >
      {silent ? hearLabel : t`Mute`}
    </Button>
  )
}
