import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Player } from './create-player.ts'
import * as css from './scrubber.css.ts'

/** By how much an arrow key moves the film, in seconds. */
const keyStep = 2
const keys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** The position in the film, to be moved by touch, mouse and keys. */
export function Scrubber({ player }: { player: Player }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      player.follow((moment) => {
        const { current } = input
        if (!current) return
        const duration = player.duration()
        current.max = String(duration)
        // React follows `value` only: by `valueAsNumber` it would miss a move back to what it knows.
        current.value = String(moment)
        const [at, whole] = [clock(moment), clock(duration)]
        current.setAttribute('aria-valuetext', t`${at} of ${whole}`)
      }),
    [player, t],
  )
  return (
    <input
      ref={input}
      type="range"
      aria-label={t`Playback position`}
      min={0}
      max={1}
      step={0.1}
      defaultValue={0}
      onChange={(event) => player.seek(event.target.valueAsNumber)}
      onKeyDown={(event) => {
        const direction = keys[event.key]
        if (direction === undefined) return
        // A browser's own step would be a tenth of a second.
        event.preventDefault()
        player.seek(player.at() + direction * keyStep)
      }}
      className={css.scrubber}
    />
  )
}

/** Minutes and seconds, such as 0:07. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
