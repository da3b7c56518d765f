import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { media } from '@recadinho/ui/tokens'
import { IconButton } from '@recadinho/ui/button'
import { CloseIcon } from '@recadinho/ui/icon'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import type { FilmPlayerProps } from './film-player.tsx'
import { FilmScreen } from './film-screen.tsx'
import * as css from './full-screen.css.ts'
import { PlayButton } from './play-button.tsx'
import { ReplayButton } from './replay-button.tsx'
import { Scrubber } from './scrubber.tsx'
import { SoundToggle } from './sound-toggle.tsx'
import { useFading } from './use-fading.ts'

const isSideways = () => matchMedia(media.landscapePhone).matches
const followSideways = (onChange: () => void) => {
  const query = matchMedia(media.landscapePhone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const looks = { variant: 'secondary', size: 'sm' } as const

interface FullScreenProps extends Omit<FilmPlayerProps, 'bare'> {
  onClose: () => void
}

/**
 * The film over the whole window, and over the whole screen where the browser allows it (an iPhone does not): in 9:16,
 * or in 3:4 on a phone held sideways. Its controls lie over its edges while they are wanted. A modal `<dialog>` gives
 * Escape, Android's Back, the focus inside and its return; going back, as by an iPhone's swipe, closes it too.
 */
export default function FullScreen({ player, film, label, hearLabel, onClose }: FullScreenProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const tall = !useSyncExternalStore(followSideways, isSideways)
  useFading(view, player, tall)
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
    player.load(tall ? film.tall() : film.timeline)
    if (player.state().phase !== 'playing' && !lessMotion()) player.play()
    return () => player.load(film.timeline)
  }, [player, film, tall])
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} className={css.dialog}>
      <div ref={view} className={css.view}>
        <div className={css.picture}>
          <FilmScreen player={player} film={film} label={label} tall={tall} over={foot} />
        </div>
        <div className={css.top}>
          <IconButton
            label={t`Close`}
            icon={<CloseIcon />}
            {...looks}
            onClick={() => dialog.current?.close()}
          />
          <SoundToggle player={player} hearLabel={hearLabel} />
        </div>
        <div ref={foot} className={css.foot}>
          <PlayButton player={player} />
          <Scrubber player={player} />
          <ReplayButton player={player} />
        </div>
      </div>
    </dialog>
  )
}
