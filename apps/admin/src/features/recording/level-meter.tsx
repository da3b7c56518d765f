import { Trans } from '@lingui/react/macro'
import { Text } from '@recadinho/ui/text'
import { useEffect, useRef, useState } from 'react'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import * as css from './recording.css.ts'

/** −50 dB of full scale: below, nobody speaks. */
const silence = 10 ** (-50 / 20)
/** About −8 dB: the peaks of such a voice are cut off. */
const loud = 0.4
/** A pause between two words is shorter, in milliseconds. */
const longPause = 2_500

/** How loud the microphone hears the person who reads, as a bar, and in words if something is wrong. */
export function LevelMeter({ recorder: { state, onLevel } }: { recorder: Recorder }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onLevel((level) => {
        if (!bar.current) return
        // In decibels, from −60 to 0.
        const share = Math.max(0, Math.min(1, 1 + (20 * Math.log10(Math.max(level, 1e-6))) / 60))
        bar.current.style.transform = `scaleX(${share})`
        bar.current.toggleAttribute('data-loud', level > loud)
      }),
    [onLevel],
  )
  if (state.kind !== 'recording' && state.kind !== 'open') return null
  return (
    <div>
      <div className={css.meter} aria-hidden="true">
        <div ref={bar} className={css.level} />
      </div>
      {state.kind === 'recording' && <LevelWords key={state.began} onLevel={onLevel} />}
    </div>
  )
}

/** Of one take. */
function LevelWords({ onLevel }: Pick<Recorder, 'onLevel'>) {
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
  return (
    <Text as="div" size="sm" tone={hint ? 'danger' : 'muted'}>
      <output>
        {hint === 'loud' && <Trans>Too loud</Trans>}
        {hint === 'silent' && <Trans>We hear nothing</Trans>}
        {!hint && <Trans>Recording now</Trans>}
      </output>
    </Text>
  )
}
