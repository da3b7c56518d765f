import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { PlayIcon, RefreshIcon, ReplayIcon } from '@recadinho/ui/icon'
import { useOnline } from '@recadinho/ui/online'
import { Spinner } from '@recadinho/ui/spinner'
import { useEffect, useRef, type ReactNode } from 'react'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'
import * as css from './curtain.css.ts'
import type { Player } from './use-player.ts'

export interface CurtainProps {
  player: Pick<Player, 'status' | 'loaded'>
  onPlay: () => void
  /** The order's number, for a message to the shop. */
  number: string
}

/** Covers the video while it is not playing: loading, failed, waiting for another press, or ended. */
export function Curtain({ player: { status, loaded }, onPlay, number }: CurtainProps) {
  const { t } = useLingui()
  const online = useOnline()
  return (
    <>
      <output className={css.loading} data-shown={status === 'loading'}>
        {status === 'loading' && (
          <>
            <Spinner />
            {loaded > 0 && loaded < 100 ? t`Loading: ${loaded}%` : t`Loading`}
          </>
        )}
      </output>
      {status === 'refused' && (
        <Sheet>
          <Button size="lg" iconStart={<PlayIcon />} onClick={onPlay}>
            {t`Tap to play with sound`}
          </Button>
        </Sheet>
      )}
      {status === 'failed' && (
        <Sheet alert>
          <p className={css.words}>
            {online ? (
              <Trans>The video won't play right now. You can also download it below.</Trans>
            ) : (
              <Trans>You're offline. It will continue when you're back online.</Trans>
            )}
          </p>
          <Button iconStart={<RefreshIcon size="sm" />} onClick={onPlay}>
            {t`Try again`}
          </Button>
          {online && <WriteToUs number={number} />}
        </Sheet>
      )}
      {status === 'ended' && (
        <Sheet>
          <Button size="lg" iconStart={<ReplayIcon />} onClick={onPlay}>
            {t`Watch again`}
          </Button>
        </Sheet>
      )}
    </>
  )
}

/** Moves the focus from the video to the replacement; a focus elsewhere on the page stays. */
function Sheet({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement instanceof HTMLVideoElement)
      sheet.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={sheet} className={css.curtain} {...(alert ? { role: 'alert' } : {})}>
      {children}
    </div>
  )
}
