import { useEffect, useEffectEvent, type RefObject } from 'react'

export interface AutoScroll {
  playing: boolean
  /** Pixels per second. */
  speed: number
  onEnd: () => void
}

/** Scrolls the content at constant speed to its end. */
export function useAutoScroll(
  box: RefObject<HTMLElement | null>,
  { playing, speed, onEnd }: AutoScroll,
): void {
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (!playing) return undefined
    let last: number | undefined
    let frame = requestAnimationFrame(step)
    // Browsers round scroll positions, so the fraction is carried over.
    let rest = 0
    function step(at: number) {
      const element = box.current
      if (!element) return
      rest += (speed * (at - (last ?? at))) / 1000
      last = at
      const whole = Math.trunc(rest)
      rest -= whole
      element.scrollTop += whole
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) ended()
      else frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [box, playing, speed])
}
