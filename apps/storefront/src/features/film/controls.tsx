import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { FullScreenIcon } from '@recadinho/ui/icon'
import * as css from './controls.css.ts'
import { PlayButton } from './play-button.tsx'
import { ReplayButton } from './replay-button.tsx'
import { Scrubber } from './scrubber.tsx'
import { SoundToggle, type SoundToggleProps } from './sound-toggle.tsx'

export interface ControlsProps extends SoundToggleProps {
  onFullScreen: () => void
}

/** The controls below a film: position, sound, replay, full screen. */
export function Controls({ player, hearLabel, onFullScreen }: ControlsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.position}>
        <PlayButton player={player} />
        <Scrubber player={player} />
        <IconButton
          label={t`Full screen`}
          icon={<FullScreenIcon />}
          variant="secondary"
          size="sm"
          onClick={onFullScreen}
        />
      </div>
      <div className={css.sound}>
        <SoundToggle player={player} hearLabel={hearLabel} />
        <ReplayButton player={player} />
      </div>
    </>
  )
}
