import { reportMeasured } from '../../lib/tracking/report-measured.ts'
import type { Player } from './create-player.ts'

const quarter = 25

/**
 * §3: reports how far the film was heard: its start and each quarter, once. Silent playback does not count, because nobody
 * asked for it. Returns a function that stops it.
 */
export function measureProgress(
  player: Pick<Player, 'follow' | 'state' | 'duration'>,
  measuredAs: string,
): () => void {
  let reported = -1
  return player.follow((moment) => {
    const { muted, phase } = player.state()
    const progress = Math.floor((moment / player.duration()) * (100 / quarter)) * quarter
    // The last condition is also false before a film is loaded. A paused film may have been moved without being heard.
    if (muted || phase === 'paused' || !(progress > reported)) return
    reported = progress
    reportMeasured('VideoView', {
      content_name: measuredAs,
      content_type: 'video',
      video_progress: progress,
    })
  })
}
