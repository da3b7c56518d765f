import { useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '@recadinho/ui/button'
import { FullScreenIcon, ReplayIcon, VolumeIcon, VolumeOffIcon } from '@recadinho/ui/icon'
import * as css from './controls.css.ts'
import type { Player } from './create-player.ts'
import { PlayButton } from './play-button.tsx'
import { Scrubber } from './scrubber.tsx'
import { usePlayback } from './use-player.ts'

export interface ControlsProps {
  player: Player
  /** The button that plays it with sound from the beginning. */
  hearLabel: string
  /** Without it there is no button for the full screen. */
  onFullScreen?: () => void
}

/** What a film's visitor can press: position, sound, replay, full screen. */
export function Controls({ player, hearLabel, onFullScreen }: ControlsProps) {
  const { t } = useLingui()
  const { phase, muted } = usePlayback(player)
  const looks = { variant: 'secondary', size: 'sm' } as const
  return (
    <>
      <div className={css.position}>
        <PlayButton player={player} />
        <Scrubber player={player} />
        {onFullScreen && (
          <IconButton {...looks} label={t`Full screen`} icon={<FullScreenIcon />} onClick={onFullScreen} />
        )}
      </div>
      <div className={css.sound}>
        {muted || phase === 'resting' ? (
          <Button {...looks} iconStart={<VolumeIcon />} onClick={player.hear}>
            {hearLabel}
          </Button>
        ) : (
          <Button {...looks} iconStart={<VolumeOffIcon />} onClick={() => player.mute(true)}>
            {t`Mute`}
          </Button>
        )}
        <IconButton {...looks} label={t`Play from the start`} icon={<ReplayIcon />} onClick={player.replay} />
      </div>
    </>
  )
}
