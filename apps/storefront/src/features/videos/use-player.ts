import { useOnline } from '@recadinho/ui/online'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'

export type PlayerStatus =
  /** Nobody has asked for it yet. */
  | 'idle'
  /** It is to play, and its data has not come yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The browser wants one more press before it plays with sound. */
  | 'refused'
  | 'failed'
  | 'ended'

export interface Player {
  status: PlayerStatus
  /** Its first frame has been on the screen. */
  shown: boolean
  /** How much of it has come, in percent. */
  loaded: number
  /** Plays it with sound, from where it is. Must be called from a press. */
  play: () => void
  /** What the video element tells. */
  on: {
    onPlaying: () => void
    onPause: () => void
    onWaiting: () => void
    onEnded: () => void
    onError: () => void
    onProgress: (event: SyntheticEvent<HTMLVideoElement>) => void
  }
}

/** Follows a video element: one that stops for want of a connection goes on when it is back. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>): Player {
  const [status, setStatus] = useState<PlayerStatus>('idle')
  const [shown, setShown] = useState(false)
  const [loaded, setLoaded] = useState(0)
  const online = useOnline()

  const play = () => {
    const { current } = video
    if (!current) return
    setStatus('loading')
    startWithSound(current).catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : ''
      // A press on pause, or another load, ends a play that has not begun.
      if (name !== 'AbortError') setStatus(name === 'NotAllowedError' ? 'refused' : 'failed')
    })
  }

  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current && status === 'failed') play()
    wasOnline.current = online
  })

  return {
    status,
    shown,
    loaded,
    play,
    on: {
      onPlaying: () => {
        setStatus('playing')
        setShown(true)
      },
      onPause: () => setStatus((now) => (now === 'playing' ? 'paused' : now)),
      onWaiting: () => setStatus((now) => (now === 'playing' ? 'loading' : now)),
      onEnded: () => setStatus('ended'),
      onError: () => setStatus((now) => (now === 'idle' ? now : 'failed')),
      onProgress: ({ currentTarget }) => setLoaded(loadedPart(currentTarget)),
    },
  }
}

/** Plays from where the video is; after an error only a new load does. */
function startWithSound(video: HTMLVideoElement): Promise<void> {
  if (video.error) {
    const at = video.currentTime
    video.load()
    video.currentTime = at
  }
  video.muted = false
  return video.play()
}

function loadedPart(video: HTMLVideoElement): number {
  if (!Number.isFinite(video.duration) || video.buffered.length === 0) return 0
  return Math.round((100 * video.buffered.end(video.buffered.length - 1)) / video.duration)
}
