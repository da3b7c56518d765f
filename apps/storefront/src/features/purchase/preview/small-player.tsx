import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { CloseIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import type { Player } from '../../film/create-player.ts'
import { PlayButton } from '../../film/play-button.tsx'
import * as css from './small-player.css.ts'

export interface SmallPlayerProps {
  /** Where the bar begins, in pixels; without it, the film is in its own place. */
  top: number | undefined
  player: Player
  /** The sentence that is spoken, or the first one. */
  words: string
  onEnlarge: () => void
  onDismiss: () => void
  children: ReactNode
}

/** Keeps the film below a phone's header, in a bar of its own, while its own place is out of sight: it covers no field. */
export function SmallPlayer({ top, player, words, onEnlarge, onDismiss, children }: SmallPlayerProps) {
  const { t } = useLingui()
  const on = top !== undefined
  return (
    <div className={on ? css.dock : undefined} style={{ insetBlockStart: top }}>
      {children}
      {on && (
        <>
          <p aria-hidden="true" className={css.words}>
            {words}
          </p>
          <button
            type="button"
            aria-label={t`Back to the large preview`}
            onClick={onEnlarge}
            className={css.enlarge}
          />
          <div className={css.button}>
            <PlayButton player={player} />
          </div>
          <div className={css.button}>
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
