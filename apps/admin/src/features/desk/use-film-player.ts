import type { AdminVideo } from '@recadinho/contracts/videos'
import { useRef, useState } from 'react'

/** How much of each film was played since this page was loaded: the largest share at once. */
const shares = new Map<string, number>()
export const playedOf = (videoId: string): number => shares.get(videoId) ?? 0

/** Follows the film that plays: which line is spoken, and how much of it was played. */
export function useFilmPlayer(film: AdminVideo | undefined) {
  const ref = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState({ film: film?.id, lit: undefined as string | undefined, played: 0 })
  const follow = () => {
    const video = ref.current
    if (!video) return
    const at = video.currentTime
    const spans = film?.film?.lines ?? []
    const lit = spans.find(({ from, to }) => at >= from && at < to)?.id
    const played = Math.max(playedShare(video), film ? playedOf(film.id) : 0)
    if (film) shares.set(film.id, played)
    if (lit !== now.lit || played !== now.played || film?.id !== now.film)
      setNow({ film: film?.id, lit, played })
  }
  const current = now.film === film?.id
  return {
    props: { ref, onTimeUpdate: follow, onSeeked: follow },
    /** The id of the line that is spoken now. */
    lit: current ? now.lit : undefined,
    /** The share of the film that was played, from 0 to 1, in whole percent. */
    played: film ? playedOf(film.id) : 0,
    /** Shows the film from there. */
    seek: (seconds: number) => {
      const video = ref.current
      if (!video) return
      video.currentTime = seconds
      play(video)
    },
    toggle: () => {
      const video = ref.current
      if (!video) return
      if (video.paused) play(video)
      else video.pause()
    },
  }
}

/** A browser that does not let it play shows it paused. */
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined)

/** The parts that were played, each counted once. */
export function playedShare({ played, duration }: Pick<HTMLVideoElement, 'played' | 'duration'>): number {
  if (!(duration > 0)) return 0
  let seconds = 0
  for (let part = 0; part < played.length; part += 1) seconds += played.end(part) - played.start(part)
  return Math.min(100, Math.round((100 * seconds) / duration)) / 100
}
