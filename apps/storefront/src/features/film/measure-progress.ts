import { reportMeasured } from '../../lib/tracking/report-measured.ts'
import type { Player } from './create-player.ts'

const quarter = 25

/**
 * §3: reports how far the film was heard, in quarters from its begin on, each once. What plays in silence nobody has asked for.
 * Returns a function that stops it.
 */
export function measureProgress(
  player: Pick<Player, 'follow' | 'state' | 'duration'>,
  measuredAs: string,
): () => void {
  let reported = -1
  return player.follow((moment) => {
    const { muted, phase } = player.state()
    const progress = Math.floor((moment / player.duration()) * (100 / quarter)) * quarter
    // Also false before a film is loaded. A film at rest is at its begin or its end; a paused one may have been moved.
    if (muted || phase === 'paused' || !(progress > reported)) return
    reported = progress
    reportMeasured('VideoView', {
      content_name: measuredAs,
      content_type: 'video',
      video_progress: progress,
    })
  })
}
