import { useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '@recadinho/ui/button'
import { PauseIcon, PlayIcon, ReplayIcon, VolumeIcon, VolumeOffIcon } from '@recadinho/ui/icon'
import type { Player } from './create-player.ts'
import * as css from './film-player.css.ts'
import { FilmScreen, type FilmScreenProps } from './film-screen.tsx'
import { Scrubber } from './scrubber.tsx'
import { usePlayback } from './use-player.ts'

export interface FilmPlayerProps extends FilmScreenProps {
  /** The button that plays it with sound from the beginning. */
  hearLabel: string
}

/** A film with its controls, as wide as its container. */
export function FilmPlayer({ player, label, hearLabel }: FilmPlayerProps) {
  return (
    <figure className={css.player}>
      <FilmScreen player={player} label={label} />
      <Scrubber player={player} />
      <Controls player={player} hearLabel={hearLabel} />
    </figure>
  )
}

function Controls({ player, hearLabel }: { player: Player; hearLabel: string }) {
  const { t } = useLingui()
  const { phase, muted } = usePlayback(player)
  const playing = phase === 'playing'
  return (
    <div className={css.controls}>
      {muted || phase === 'resting' ? (
        <Button variant="secondary" size="sm" iconStart={<VolumeIcon />} onClick={player.hear}>
          {hearLabel}
        </Button>
      ) : (
        <IconButton
          label={t`Mute`}
          icon={<VolumeOffIcon />}
          variant="secondary"
          size="sm"
          onClick={() => player.mute(true)}
        />
      )}
      <IconButton
        label={playing ? t`Pause` : t`Play`}
        icon={playing ? <PauseIcon solid /> : <PlayIcon solid />}
        variant="secondary"
        size="sm"
        onClick={playing ? player.pause : player.play}
      />
      <IconButton
        label={t`Play from the start`}
        icon={<ReplayIcon />}
        variant="secondary"
        size="sm"
        onClick={player.replay}
      />
    </div>
  )
}
