import type { TourState } from './machine.ts'
import { readSteps, type TourStep } from './steps.ts'
import { createTour, type Tour, type TourView } from './tour.ts'
import { shepherdView } from './view/shepherd-view.ts'
import type { TourLabels } from './view/tooltip.ts'

export type { TourLabels, TourState, TourStep }

export interface TourOptions {
  labels: TourLabels
  /** Whether Escape is ignored (§4). */
  disableEscape?: boolean
  /** Called after each change. */
  onChange?: (state: TourState) => void
}

export interface PlayedTour {
  state(): TourState
  /**
   * Sets the steps; anything but an array of objects with a target is ignored with a warning (§5). `at`: index of the
   * first step to show.
   */
  setSteps(steps: unknown, at?: number): void
  /**
   * Opens the step of a visible beacon, resumes a paused tour, or starts at the first step. Without steps, the start
   * waits until they are set.
   */
  start(): void
  pause(): void
  /** Ends the tour. */
  end(): void
}

/** A tour of the current page. When it ends, the focus returns to the element that has it now. */
export function playTour({ labels, disableEscape = false, onChange }: TourOptions): PlayedTour {
  const view: TourView = shepherdView({ labels, disableEscape, send: (event) => tour.send(event) })
  const tour: Tour = createTour(view, (state) => {
    if (state.status === 'running') document.addEventListener('focusin', makeRoom)
    else if (state.status !== 'paused') document.removeEventListener('focusin', makeRoom)
    onChange?.(state)
  })

  /** Dialogs of the page take precedence: a beacon would cover them. */
  function makeRoom({ target }: FocusEvent) {
    if (!(target instanceof Element) || target.closest('.shepherd-element')) return
    const inDialog = target.closest('dialog, [role=dialog], [role=alertdialog]') !== null
    if (inDialog) tour.send({ type: 'pause' })
    else if (tour.state().status === 'paused') tour.send({ type: 'start' })
  }

  return {
    state: () => tour.state(),
    setSteps: (steps, at) => tour.setSteps(readSteps(steps), at),
    start() {
      if (tour.state().phase === 'beacon') tour.send({ type: 'tooltip' })
      else tour.send({ type: 'start' })
    },
    pause: () => tour.send({ type: 'pause' }),
    end() {
      tour.setSteps([])
      document.removeEventListener('focusin', makeRoom)
    },
  }
}
