import { useRef, type PointerEvent } from 'react'

/** The shortest swipe, in CSS pixels. */
const least = 36

/** Handlers of a button that is pressed, or swiped sideways: to the left is one forward. */
export function useSwipe(turn: (by: 1 | -1) => void, press: () => void) {
  const from = useRef<number>(undefined)
  /** Since the button was touched last. A mouse also clicks after a swipe. */
  const swiped = useRef(false)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX
      swiped.current = false
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (from.current ?? clientX)
      from.current = undefined
      if (Math.abs(moved) < least) return
      swiped.current = true
      turn(moved < 0 ? 1 : -1)
    },
    // The page scrolls instead.
    onPointerCancel: () => {
      from.current = undefined
    },
    onClick: () => {
      if (!swiped.current) press()
      swiped.current = false
    },
  }
}
