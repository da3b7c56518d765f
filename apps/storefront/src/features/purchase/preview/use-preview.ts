import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportMeasured } from '../../../lib/tracking/report-measured.ts'
import { drawOnCanvas } from './draw-on-canvas.ts'
import type { Film } from './film.ts'
import { createPlayback, type Playback, type PlaybackState } from './playback.ts'
import { useVoices } from './use-voices.ts'
import { watchSeen } from './watch-seen.ts'

export interface Preview extends PlaybackState {
  canvas: RefObject<HTMLCanvasElement | null>
  progress: RefObject<HTMLProgressElement | null>
  /** Plays from the beginning with speech. */
  hear: () => void
  toggle: () => void
  replay: () => void
  mute: (muted: boolean) => void
}

/** The pause in typing before the greeting plays again, in milliseconds. */
const typingPause = 700

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays a film: silently by itself after a change, with speech on request. */
export function usePreview(film: Film): Preview {
  const canvas = useRef<HTMLCanvasElement>(null)
  const progress = useRef<HTMLProgressElement>(null)
  const playback = useRef<Playback>(null)
  const [state, setState] = useState<PlaybackState>({
    phase: 'resting',
    muted: true,
    voiceless: false,
    line: -1,
  })
  const { voices, tag } = useVoices()
  const { hints } = film
  const device = useRef({ voices, tag, hints })

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const draw = drawOnCanvas(element, lessMotion)
    const made = createPlayback({
      draw(timeline, t) {
        draw(timeline, t)
        if (progress.current) progress.current.value = made.progress()
      },
      onChange: setState,
      device: () => device.current,
    })
    playback.current = made
    const resized = new ResizeObserver(() => made.redraw())
    resized.observe(element)
    // The caption's font may load after the first picture.
    void document.fonts?.ready.then(() => made.redraw())
    const unwatch = watchSeen(element, (seen) => made.seen(seen))
    return () => {
      resized.disconnect()
      unwatch()
      made.dispose()
      playback.current = null
    }
  }, [])
  useEffect(() => {
    device.current = { voices, tag, hints }
  }, [voices, tag, hints])
  useEffect(() => {
    const now = playback.current
    if (!now) return undefined
    const { phase, muted } = now.state()
    const spoken = phase === 'playing' && !muted
    now.load(film.timeline)
    // A reader who has heard or paused it wants no more automatic playing.
    if (!spoken && (!muted || lessMotion())) return undefined
    const soon = setTimeout(() => now.replay(), typingPause)
    return () => clearTimeout(soon)
  }, [film])

  return {
    ...state,
    canvas,
    progress,
    hear() {
      reportMeasured('VideoView', { content_name: 'greeting', content_type: 'video' })
      playback.current?.hear()
    },
    toggle: () => (state.phase === 'playing' ? playback.current?.pause() : playback.current?.play()),
    replay: () => playback.current?.replay(),
    mute: (muted) => playback.current?.mute(muted),
  }
}
