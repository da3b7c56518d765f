/** §4. `waiting`: started before its steps were set. */
export type TourStatus =
  | 'idle'
  | 'ready'
  | 'waiting'
  | 'running'
  | 'paused'
  | 'skipped'
  | 'finished'
  | 'error'

/** §4. `init`: looking for the target; `complete`: closing the step. */
export type StepPhase = 'init' | 'ready' | 'beacon' | 'tooltip' | 'complete'

/** §4. `idle`: rendered but hidden. */
export type TooltipPhase = 'init' | 'idle' | 'opening' | 'open' | 'closing'

/** The last command the tour received. */
export type Command = 'start' | 'next' | 'back' | 'close' | 'skip'

export interface TourState {
  readonly status: TourStatus
  /** Index of the step, from 0; equals `size` after the last step. */
  readonly index: number
  readonly size: number
  readonly phase: StepPhase
  readonly tooltip: TooltipPhase
  readonly going: 'forward' | 'back'
  readonly command: Command
}

/**
 * Events. `found` and `missing` report the step's target; `beacon` and `tooltip` present the step; `opening`, `opened`
 * and `left` report what is shown; the others are commands.
 */
export type TourEvent =
  | {
      readonly type: 'steps'
      readonly size: number
      /** Index of the first step to show; default 0. */ readonly at?: number
    }
  | { readonly type: 'start' | 'pause' | 'fail' | 'next' | 'back' | 'close' | 'skip' }
  | { readonly type: 'found' | 'missing' | 'beacon' | 'tooltip' | 'opening' | 'opened' | 'left' }

const atRest = { phase: 'init', tooltip: 'init' } as const

/** A tour without steps. */
export const noTour: TourState = {
  status: 'idle',
  index: 0,
  size: 0,
  going: 'forward',
  command: 'start',
  ...atRest,
}

/** The state after an event; the same object if the event has no effect. */
// oxlint-disable-next-line typescript/consistent-return -- every event has its case, which the compiler holds
export function reduce(state: TourState, event: TourEvent): TourState {
  const { status, phase, tooltip } = state
  const running = status === 'running'
  switch (event.type) {
    case 'steps':
      if (event.size === 0) return noTour
      return {
        ...noTour,
        size: event.size,
        index: Math.min(Math.max(event.at ?? 0, 0), event.size - 1),
        status: status === 'waiting' ? 'running' : 'ready',
      }
    case 'start':
      // Start during closing: the next step then opens without a click.
      if (running && phase === 'complete' && state.command === 'close') return { ...state, command: 'next' }
      if (running || status === 'waiting') return state
      if (state.size === 0) return { ...state, status: 'waiting' }
      return {
        ...noTour,
        size: state.size,
        index: status === 'paused' || status === 'ready' ? state.index : 0,
        status: 'running',
      }
    case 'pause':
      return running ? { ...state, ...atRest, status: 'paused' } : state
    case 'fail':
      return running || status === 'waiting' || status === 'paused'
        ? { ...state, ...atRest, status: 'error' }
        : state
    case 'found':
      return running && phase === 'init' ? { ...state, phase: 'ready' } : state
    case 'missing':
      return running && phase === 'init' ? go(state, state.going) : state
    case 'beacon':
      return running && phase === 'ready' ? { ...state, phase: 'beacon' } : state
    case 'tooltip':
      return running && (phase === 'ready' || phase === 'beacon')
        ? { ...state, phase: 'tooltip', tooltip: 'idle' }
        : state
    case 'opening':
      return tooltip === 'idle' ? { ...state, tooltip: 'opening' } : state
    case 'opened':
      return tooltip === 'opening' ? { ...state, tooltip: 'open' } : state
    case 'next':
    case 'close':
      return phase === 'tooltip' ? leave(state, event.type) : state
    case 'back':
      return phase === 'tooltip' && state.index > 0 ? leave(state, 'back') : state
    case 'skip':
      return phase === 'tooltip' || phase === 'beacon' ? leave(state, 'skip') : state
    case 'left':
      if (phase !== 'complete') return state
      if (state.command === 'skip') return { ...state, ...atRest, status: 'skipped' }
      return go(state, state.command === 'back' ? 'back' : 'forward')
  }
}

/** Whether the step opens without a click: after Next or Back, or without a beacon (continuous, §2). */
export function opensAtOnce({ command }: TourState, disableBeacon: boolean): boolean {
  return disableBeacon || command === 'next' || command === 'back'
}

function leave(state: TourState, command: Command): TourState {
  const tooltip = state.phase === 'tooltip' ? 'closing' : 'init'
  return { ...state, phase: 'complete', tooltip, command }
}

/** Moves to the next or previous step. After the last step the tour ends; before the first, the direction reverses. */
function go(state: TourState, going: 'forward' | 'back'): TourState {
  const index = state.index + (going === 'forward' ? 1 : -1)
  if (index >= state.size) return { ...state, ...atRest, index: state.size, status: 'finished' }
  return { ...state, ...atRest, index: Math.max(index, 0), going: index < 0 ? 'forward' : going }
}
