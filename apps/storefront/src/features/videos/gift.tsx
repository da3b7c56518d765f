import { useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { OrderVideo } from '@recadinho/contracts/videos'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import { firstNameOf } from '@recadinho/stage/first-name'
import { optionalPart } from '../../lib/optional-part.tsx'
import { Curtain } from './curtain.tsx'
import { Door } from './door.tsx'
import { GiftScene } from './gift-scene.tsx'
import { GrownUpGate } from './grown-up-gate.tsx'
import * as css from './gift.css.ts'
import { usePlayer } from './use-player.ts'
import { useVideoViews } from './use-video-views.ts'

const ConfettiRain = optionalPart(async () => ({
  default: (await import('../../components/celebration/confetti-rain.tsx')).ConfettiRain,
}))
const Greeters = optionalPart(async () => ({ default: (await import('./greeters.lazy.tsx')).Greeters }))

export interface GiftProps {
  order: Order
  video: OrderVideo
  token: string | undefined
  /** The video was played to its end. */
  onWatched: () => void
}

/** The gift: the video is behind the door at which the character knocks; one press opens and plays it. */
export function Gift({ order, video, token, onWatched }: GiftProps) {
  const { t } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const player = usePlayer(element)
  useVideoViews(order.id, token, player.shown)
  const [gate, setGate] = useState(false)
  const [open, setOpen] = useState(false)
  const [wide, setWide] = useState(false)
  const [since] = useState(() => performance.now())
  const childName = firstNameOf(order)

  const enter = () => {
    // Synchronously in the click handler: phones allow sound only there.
    player.play()
    setOpen(true)
    setGate(false)
    if (!lessMotion()) navigator.vibrate?.([25, 70, 25, 70, 40])
  }
  const resume = () => {
    player.play()
    element.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    // The door is gone; the focus moves to the video.
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
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- below; an old video has the words in its picture */}
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
            onVolumeChange={({ currentTarget }) => captionWhenMuted(currentTarget)}
            onEnded={() => {
              player.on.onEnded()
              onWatched()
            }}
          >
            {video.captionsUrl && (
              <track kind="captions" srcLang={order.locale} label={t`Captions`} src={video.captionsUrl} />
            )}
          </video>
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
          <Door open={open} knocking onOpen={order.videoGated ? () => setGate(true) : enter}>
            {t`Tap to open`}
          </Door>
          {gate && (
            <div className={css.gate}>
              <GrownUpGate submitLabel={t`Open the door`} onPass={enter} onBack={() => setGate(false)} />
            </div>
          )}
        </div>
      </div>
    </GiftScene>
  )
}

/** Turns the captions on if muted; with sound, the viewer uses the player's menu. */
function captionWhenMuted(video: HTMLVideoElement): void {
  const [track] = video.textTracks
  if (track && (video.muted || video.volume === 0)) track.mode = 'showing'
}
