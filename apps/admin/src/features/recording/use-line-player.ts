import { drawFrame } from '@recadinho/stage/draw-frame'
import type { Speech } from '@recadinho/stage/film-sound'
import type { Timeline } from '@recadinho/stage/timeline'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { spanOfLine } from './line-film.ts'
import { findPicture } from './loaded-pictures.ts'

/** A larger canvas would cost time without a visible gain. */
const widest = 900
/** The face goes on for a moment after the last word, in seconds. */
const afterwards = 0.4

/** Plays the sound of a line with the lips of its film, and draws the film's beginning while nothing plays. */
export function useLinePlayer(canvas: RefObject<HTMLCanvasElement | null>, film: Timeline | undefined) {
  const [playing, setPlaying] = useState(false)
  const context = useRef<AudioContext>(undefined)
  const current = useRef<{ source: AudioBufferSourceNode; began: number }>(undefined)
  const listeners = useRef(new Set<(second: number) => void>())
  const gone = useRef(false)

  const draw = useEffectEvent((second: number) => {
    if (canvas.current && film) drawMoment(canvas.current, film, spanOfLine(film)[0] + second)
    for (const listener of listeners.current) listener(second)
  })
  /** Seconds since the line began, as they are heard. */
  const second = () => {
    const { current: playback } = current
    const { current: clock } = context
    return playback && clock ? clock.currentTime - playback.began - (clock.outputLatency || 0) : 0
  }
  const stop = () => {
    current.current?.source.stop()
    current.current = undefined
    setPlaying(false)
  }
  async function play({ samples, rate }: Speech) {
    stop()
    if (gone.current) return
    const clock = (context.current ??= new AudioContext())
    await clock.resume()
    const buffer = clock.createBuffer(1, Math.max(1, samples.length), rate)
    buffer.copyToChannel(samples, 0)
    const source = clock.createBufferSource()
    source.buffer = buffer
    source.connect(clock.destination)
    source.start()
    current.current = { source, began: clock.currentTime }
    setPlaying(true)
  }

  useEffect(() => {
    if (!playing) return draw(0)
    const [from, to] = film ? spanOfLine(film) : [0, 0]
    let frame = requestAnimationFrame(step)
    function step() {
      const now = second()
      if (now > to - from + afterwards) return stop()
      draw(Math.max(0, now))
      frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `second` and `stop` read refs alone
  }, [playing, film])

  useEffect(() => {
    const box = canvas.current
    if (!box) return undefined
    const resized = new ResizeObserver(() => draw(0))
    resized.observe(box)
    return () => resized.disconnect()
  }, [canvas])

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      current.current?.source.stop()
      void context.current?.close()
      context.current = undefined
      current.current = undefined
    }
  }, [])

  return {
    playing,
    play,
    stop,
    /** Reports the second of the line that is shown, in every frame. */
    follow: (listener: (second: number) => void) => {
      listeners.current.add(listener)
      return () => void listeners.current.delete(listener)
    },
  }
}

export type LinePlayer = ReturnType<typeof useLinePlayer>

function drawMoment(canvas: HTMLCanvasElement, film: Timeline, t: number) {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  const width = Math.round(Math.min(widest, canvas.clientWidth * devicePixelRatio)) || film.width
  const height = Math.round((width * film.height) / film.width)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  context.setTransform(width / film.width, 0, 0, height / film.height, 0, 0)
  drawFrame(context, film, t, { pictures: findPicture })
}
