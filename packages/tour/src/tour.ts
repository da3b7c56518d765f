import { noTour, opensAtOnce, reduce, type TourEvent, type TourState } from './machine.ts'
import type { TourStep } from './steps.ts'

/** The page as a tour uses it. If a call throws, the tour ends with status `error`. */
export interface TourView {
  /** The step's target, unless it is missing or hidden. */
  find(step: TourStep): Element | undefined
  /** Scrolls to the target and renders the tooltip without showing it. */
  draw(step: TourStep, target: Element, state: TourState): Promise<void>
  /** Shows the rendered tooltip; resolves when it is open. */
  open(): Promise<void>
  /**
   * Closes the tooltip or beacon; resolves when it is closed. The page stays dimmed if `on` is true, because another
   * step follows.
   */
  close(on: boolean): Promise<void>
  beacon(step: TourStep, target: Element): void
  /** Removes everything and restores the focus. */
  clear(): void
}

export interface Tour {
  state(): TourState
  /** Sends an event to the machine. */
  send(event: TourEvent): void
  /** `at`: index of the first step to show. */
  setSteps(steps: readonly TourStep[], at?: number): void
}

/** Runs the state machine: does the work of each state and reports the result back. */
export function createTour(view: TourView, onChange?: (state: TourState) => void): Tour {
  let steps: readonly TourStep[] = []
  let state = noTour

  function send(event: TourEvent) {
    const before = state
    state = reduce(state, event)
    if (state === before) return
    onChange?.(state)
    act(state).catch((error: unknown) => {
      console.warn('The tour cannot go on:', error)
      send({ type: 'fail' })
    })
  }

  /** Reports the result of a state's work, unless the state has changed in the meantime. */
  function report(
    since: TourState,
    type: 'found' | 'missing' | 'beacon' | 'tooltip' | 'opening' | 'opened' | 'left',
  ) {
    if (state === since) send({ type })
  }

  async function act(now: TourState) {
    const step = steps[now.index]
    if (now.status !== 'running' || !step) return view.clear()
    const target = view.find(step)
    switch (now.phase) {
      case 'init':
        return report(now, target ? 'found' : 'missing')
      case 'ready':
        return report(now, opensAtOnce(now, step.disableBeacon ?? false) ? 'tooltip' : 'beacon')
      case 'beacon':
        if (target) view.beacon(step, target)
        return
      case 'tooltip':
        if (now.tooltip === 'idle' && target) {
          await view.draw(step, target, now)
          report(now, 'opening')
        } else if (now.tooltip === 'opening') {
          await view.open()
          report(now, 'opened')
        }
        return
      case 'complete':
        await view.close(now.command === 'back' || (now.command === 'next' && now.index + 1 < now.size))
        return report(now, 'left')
    }
  }

  return {
    state: () => state,
    send,
    setSteps(next, at = 0) {
      steps = next
      send({ type: 'steps', size: next.length, at })
    },
  }
}
