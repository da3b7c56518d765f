import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { IconButton } from '@recadinho/ui/button'
import { CloseIcon } from '@recadinho/ui/icon'
import { useEffect, useRef } from 'react'
import { Controls } from './controls.tsx'
import { lessMotion } from './create-player.ts'
import type { FilmPlayerProps } from './film-player.tsx'
import { FilmScreen } from './film-screen.tsx'
import * as css from './full-screen.css.ts'

interface FullScreenProps extends Omit<FilmPlayerProps, 'bare'> {
  onClose: () => void
}

/**
 * The film in 9:16 over the whole window, and over the whole screen where the browser allows it (an iPhone does not). A
 * modal `<dialog>` gives Escape, Android's Back, the focus inside and its return; going back, as by an iPhone's swipe,
 * closes it too.
 */
export default function FullScreen({ player, film, label, hearLabel, onClose }: FullScreenProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // A dialog itself cannot be in full screen.
    view.current?.requestFullscreen?.().catch(() => undefined)
    const onChange = () => {
      if (!document.fullscreenElement) dialog.current?.close()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      // The dialog's own return of the focus does not work out of the full screen.
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => {
          dialog.current?.close()
          return action === 'BACK'
        },
        enableBeforeUnload: false,
      }),
    [history],
  )
  useEffect(() => {
    player.load(film.tall())
    if (player.state().phase !== 'playing' && !lessMotion()) player.play()
    return () => player.load(film.timeline)
  }, [player, film])
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} className={css.dialog}>
      <div ref={view} className={css.view}>
        <div className={css.close}>
          <IconButton label={t`Close`} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
        </div>
        <div className={css.picture}>
          <FilmScreen player={player} film={film} label={label} tall />
        </div>
        <div className={css.controls}>
          <Controls player={player} hearLabel={hearLabel} />
        </div>
      </div>
    </dialog>
  )
}
