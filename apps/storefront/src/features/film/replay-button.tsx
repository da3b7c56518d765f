import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { ReplayIcon } from '@recadinho/ui/icon'
import type { Player } from './create-player.ts'

/** Plays a film from its beginning. */
export function ReplayButton({ player }: { player: Player }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Play from the start`}
      icon={<ReplayIcon />}
      variant="secondary"
      size="sm"
      onClick={player.replay}
    />
  )
}
