import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import type { Player } from './create-player.ts'
import { usePlayback } from './use-player.ts'

/** Plays a film, and pauses it while it plays. */
export function PlayButton({ player }: { player: Player }) {
  const { t } = useLingui()
  const playing = usePlayback(player).phase === 'playing'
  return (
    <IconButton
      label={playing ? t`Pause` : t`Play`}
      icon={playing ? <PauseIcon solid /> : <PlayIcon solid />}
      variant="secondary"
      size="sm"
      onClick={playing ? player.pause : player.play}
    />
  )
}
