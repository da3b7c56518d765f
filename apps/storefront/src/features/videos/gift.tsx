import { useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { OrderVideo } from '@recadinho/contracts/videos'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lessMotion } from '../../components/celebration/animate.ts'
import { firstNameOf } from '../../lib/first-name.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { Curtain } from './curtain.tsx'
import { Door } from './door.tsx'
import { GiftScene } from './gift-scene.tsx'
import * as css from './gift.css.ts'
import { usePlayer } from './use-player.ts'

const ConfettiRain = optionalPart(async () => ({
  default: (await import('../../components/celebration/confetti-rain.tsx')).ConfettiRain,
}))
const Greeters = optionalPart(async () => ({ default: (await import('./greeters.lazy.tsx')).Greeters }))

export interface GiftProps {
  order: Order
  video: OrderVideo
}

/** The gift: behind the door that the character knocks at is the video, and one press opens and plays it. */
export function Gift({ order, video }: GiftProps) {
  const { t } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const player = usePlayer(element)
  const [open, setOpen] = useState(false)
  const [wide, setWide] = useState(false)
  const [since] = useState(() => performance.now())
  const childName = firstNameOf(order.childName)

  const enter = () => {
    // In the press itself: phones play sound for nothing else.
    player.play()
    setOpen(true)
    if (!lessMotion()) navigator.vibrate?.([25, 70, 25, 70, 40])
  }
  const resume = () => {
    player.play()
    element.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    // The door is gone, and the keyboard is at the video.
    if (open) element.current?.focus({ preventScroll: true })
  }, [open])

  return (
    <GiftScene
      name={childName}
      hint={open ? undefined : t`Turn the sound up`}
      over={<Suspense>{player.status === 'ended' && <ConfettiRain />}</Suspense>}
    >
      <div className={css.porch}>
        <div className={css.doorway} data-wide={open && wide}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are drawn into the picture */}
          <video
            ref={element}
            className={css.video}
            controls={open}
            inert={!open}
            tabIndex={0}
            playsInline
            preload="auto"
            src={video.url}
            poster={video.posterUrl ?? undefined}
            aria-label={t`${childName}'s video`}
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
              setWide(videoWidth > videoHeight)
            }
            {...player.on}
          />
          <div className={css.room} data-gone={player.shown}>
            <Suspense>
              <Greeters
                pictures={order.characters.map(({ picture }) => picture)}
                since={since}
                cheering={open}
              />
            </Suspense>
          </div>
          {open && <Curtain player={player} onPlay={resume} number={order.number} />}
          <Door open={open} knocking onOpen={enter}>
            {t`Tap to open`}
          </Door>
        </div>
      </div>
    </GiftScene>
  )
}
