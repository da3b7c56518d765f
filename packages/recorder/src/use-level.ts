import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Recorder } from './use-recorder.ts'

/** −50 dB of full scale: below, nobody speaks. */
const silence = 10 ** (-50 / 20)
/** About −8 dB: the peaks of such a voice are cut off. */
const loud = 0.4
/** A pause between two words is shorter, in milliseconds. */
const longPause = 2_500

type Levels = Pick<Recorder, 'onLevel'>

/** A bar that is as long as it is loud, in decibels from −60 to 0; with `data-loud` where the sound is cut off. */
export function useLevelBar({ onLevel }: Levels): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onLevel((level) => {
        if (!bar.current) return
        const share = Math.max(0, Math.min(1, 1 + (20 * Math.log10(Math.max(level, 1e-6))) / 60))
        bar.current.style.transform = `scaleX(${share})`
        bar.current.toggleAttribute('data-loud', level > loud)
      }),
    [onLevel],
  )
  return bar
}

/** What is wrong with the level of one take while it is recorded. */
export function useLevelHint({ onLevel }: Levels): 'loud' | 'silent' | undefined {
  const [hint, setHint] = useState<'loud' | 'silent'>()
  useEffect(() => {
    let heardAt = performance.now()
    return onLevel((level) => {
      const now = performance.now()
      if (level > silence) heardAt = now
      if (level > loud) setHint('loud')
      else if (now - heardAt > longPause) setHint('silent')
      else if (level > silence) setHint((before) => (before === 'silent' ? undefined : before))
    })
  }, [onLevel])
  return hint
}
