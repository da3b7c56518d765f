/** Pixels of the picture for each pixel of the page, from sharp to quick. */
export const DENSITIES = [2, 1.5, 1.25] as const

/** A frame that came later than this (milliseconds) was too slow: at 60 frames a second, one was missed. */
const slow = 25
/** More slow frames than this, with less than twice as many quick ones, and the picture becomes less sharp. */
const patience = 20
/** After a longer pause, in seconds, the film did not just go on: it was paused, or moved to another moment. */
const pause = 0.3

/** Finds the density at which a device plays smoothly: it only falls, because a change can be seen. */
export function createSharpness() {
  let step = 0
  let debt = 0
  let before = { t: 0, at: 0 }
  return {
    density: () => DENSITIES[step] ?? 1.25,
    /** A frame of the moment `t` (seconds) is drawn at the time `at` (milliseconds). */
    frame(t: number, at: number) {
      const [ahead, gap] = [t - before.t, at - before.at]
      before = { t, at }
      if (ahead <= 0 || ahead > pause || gap > pause * 1000) return
      debt = gap > slow ? debt + 2 : Math.max(0, debt - 1)
      if (debt <= patience * 2 || step === DENSITIES.length - 1) return
      step += 1
      debt = 0
    },
  }
}
