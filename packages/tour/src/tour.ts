import { noTour, opensAtOnce, reduce, type TourEvent, type TourState } from './machine.ts'
import type { TourStep } from './steps.ts'

/** What a tour shows and looks at. Each call may throw: the tour then ends with the status `error`. */
export interface TourView {
  /** The step's target, unless it is missing or hidden. */
  find(step: TourStep): Element | undefined
  /** Brings the target into view and draws the tooltip, still unseen. */
  draw(step: TourStep, target: Element, state: TourState): Promise<void>
  /** Lets the drawn tooltip appear; done when it stands. */
  open(): Promise<void>
  /** Lets the tooltip or beacon go; done when it is gone. The rest of the page stays dimmed if `on` to another step. */
  close(on: boolean): Promise<void>
  beacon(step: TourStep, target: Element): void
  /** Takes everything away, and gives the focus back. */
  clear(): void
}

export interface Tour {
  state(): TourState
  /** Takes one of the machine's events. */
  send(event: TourEvent): void
  setSteps(steps: readonly TourStep[]): void
}

/** Runs the machine: does what each state asks for, and tells the machine what came of it. */
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

  /** Tells what came of the state's work, unless something else happened meanwhile. */
  function tell(
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
        return tell(now, target ? 'found' : 'missing')
      case 'ready':
        return tell(now, opensAtOnce(now, step.disableBeacon ?? false) ? 'tooltip' : 'beacon')
      case 'beacon':
        if (target) view.beacon(step, target)
        return
      case 'tooltip':
        if (now.tooltip === 'idle' && target) {
          await view.draw(step, target, now)
          tell(now, 'opening')
        } else if (now.tooltip === 'opening') {
          await view.open()
          tell(now, 'opened')
        }
        return
      case 'complete':
        await view.close(now.asked === 'back' || (now.asked === 'next' && now.index + 1 < now.size))
        return tell(now, 'left')
    }
  }

  return {
    state: () => state,
    send,
    setSteps(given) {
      steps = given
      send({ type: 'steps', size: given.length })
    },
  }
}
