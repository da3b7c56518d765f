/** §4. `waiting`: asked to start before its steps are there. */
export type TourStatus =
  | 'idle'
  | 'ready'
  | 'waiting'
  | 'running'
  | 'paused'
  | 'skipped'
  | 'finished'
  | 'error'

/** §4. `init`: its target is looked for; `complete`: it is being left. */
export type StepPhase = 'init' | 'ready' | 'beacon' | 'tooltip' | 'complete'

/** §4. `idle`: drawn but not shown. */
export type TooltipPhase = 'init' | 'idle' | 'opening' | 'open' | 'closing'

/** What was last asked of the tour. */
export type Asked = 'start' | 'next' | 'back' | 'close' | 'skip'

export interface TourState {
  readonly status: TourStatus
  /** Of the step, from 0; as large as `size` once the tour has ended by itself. */
  readonly index: number
  readonly size: number
  readonly phase: StepPhase
  readonly tooltip: TooltipPhase
  readonly going: 'forward' | 'back'
  readonly asked: Asked
}

/**
 * What can happen. `found` and `missing` tell of the step's target; `beacon` and `tooltip` present the step; `opening`,
 * `opened` and `left` follow what is seen; the others are asked for.
 */
export type TourEvent =
  | { readonly type: 'steps'; readonly size: number }
  | { readonly type: 'start' | 'pause' | 'fail' | 'next' | 'back' | 'close' | 'skip' }
  | { readonly type: 'found' | 'missing' | 'beacon' | 'tooltip' | 'opening' | 'opened' | 'left' }

const atRest = { phase: 'init', tooltip: 'init' } as const

/** A tour that has no steps yet. */
export const noTour: TourState = {
  status: 'idle',
  index: 0,
  size: 0,
  going: 'forward',
  asked: 'start',
  ...atRest,
}

/** The state after an event; the same object where the event means nothing now. */
// oxlint-disable-next-line typescript/consistent-return -- every event has its case, which the compiler holds
export function reduce(state: TourState, event: TourEvent): TourState {
  const { status, phase, tooltip } = state
  const running = status === 'running'
  switch (event.type) {
    case 'steps':
      if (event.size === 0) return noTour
      return { ...noTour, size: event.size, status: status === 'waiting' ? 'running' : 'ready' }
    case 'start':
      // Asked while a step is being closed: the next one then waits for no press.
      if (running && phase === 'complete' && state.asked === 'close') return { ...state, asked: 'next' }
      if (running || status === 'waiting') return state
      if (state.size === 0) return { ...state, status: 'waiting' }
      return { ...noTour, size: state.size, index: status === 'paused' ? state.index : 0, status: 'running' }
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
      if (state.asked === 'skip') return { ...state, ...atRest, status: 'skipped' }
      return go(state, state.asked === 'back' ? 'back' : 'forward')
  }
}

/** Whether the step opens at once: who goes on or back, or a step without a beacon, waits for no press (continuous, §2). */
export function opensAtOnce({ asked }: TourState, disableBeacon: boolean): boolean {
  return disableBeacon || asked === 'next' || asked === 'back'
}

function leave(state: TourState, asked: Asked): TourState {
  const tooltip = state.phase === 'tooltip' ? 'closing' : 'init'
  return { ...state, phase: 'complete', tooltip, asked }
}

/** The step after or before; past the last one the tour has ended. Before the first there is none, so it turns round. */
function go(state: TourState, going: 'forward' | 'back'): TourState {
  const index = state.index + (going === 'forward' ? 1 : -1)
  if (index >= state.size) return { ...state, ...atRest, index: state.size, status: 'finished' }
  return { ...state, ...atRest, index: Math.max(index, 0), going: index < 0 ? 'forward' : going }
}
