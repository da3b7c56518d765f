import { listen } from './attempt.ts'
import type { Tracker } from './tracker.ts'

/** Reports how much of a video or audio was played, each quarter once. */
export function followMedia(tracker: Tracker): void {
  const played: Record<string, number> = {}
  listen(document, 'timeupdate', ({ target }: Event) => {
    const { currentSrc, currentTime, duration, dataset } = target as HTMLMediaElement // only these elements play
    const percent = Math.floor((currentTime / duration) * 4) * 25
    if (!(percent > (played[currentSrc] ?? 0))) return // also false while the duration is unknown (NaN)
    played[currentSrc] = percent
    tracker.track('video', {
      video_progress: percent,
      content_id: dataset['track'] ?? new URL(currentSrc).pathname,
    })
  })
}
