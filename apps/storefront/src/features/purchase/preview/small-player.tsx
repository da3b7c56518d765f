import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { CloseIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import type { Player } from '../../film/create-player.ts'
import { PlayButton } from '../../film/play-button.tsx'
import * as css from './small-player.css.ts'

export interface SmallPlayerProps {
  /** Off: the film at its own place. */
  on: boolean
  player: Player
  onEnlarge: () => void
  onDismiss: () => void
  children: ReactNode
}

/** Keeps the film in a corner of a phone while its own place is out of sight. */
export function SmallPlayer({ on, player, onEnlarge, onDismiss, children }: SmallPlayerProps) {
  const { t } = useLingui()
  return (
    <div className={on ? css.corner : undefined}>
      {children}
      {on && (
        <>
          <button
            type="button"
            aria-label={t`Back to the large preview`}
            onClick={onEnlarge}
            className={css.enlarge}
          />
          <div className={css.play}>
            <PlayButton player={player} />
          </div>
          <div className={css.dismiss}>
            <IconButton
              label={t`Hide the small preview`}
              icon={<CloseIcon size="sm" />}
              variant="secondary"
              size="sm"
              onClick={onDismiss}
            />
          </div>
        </>
      )}
    </div>
  )
}
