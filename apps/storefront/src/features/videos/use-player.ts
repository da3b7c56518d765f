import { useOnline } from '@recadinho/ui/online'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'

export type PlayerStatus =
  /** Not requested yet. */
  | 'idle'
  /** Should play, but has no data yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The browser requires another press to play with sound. */
  | 'refused'
  | 'failed'
  | 'ended'

export interface Player {
  status: PlayerStatus
  /** The first frame has been displayed. */
  shown: boolean
  /** The buffered part, in percent. */
  loaded: number
  /** Plays with sound from the current position. Must be called from a click handler. */
  play: () => void
  /** Event handlers for the video element. */
  on: {
    onPlaying: () => void
    onPause: () => void
    onWaiting: () => void
    onEnded: () => void
    onError: () => void
    onProgress: (event: SyntheticEvent<HTMLVideoElement>) => void
  }
}

/** Follows a video element; playback that stalled offline resumes when the connection is back. */
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
      // A pause or another load aborts a pending play.
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

/** Plays from the current position; after an error only a new load works. */
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
