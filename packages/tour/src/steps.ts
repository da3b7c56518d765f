export const placements = [
  'center',
  'top',
  'top-start',
  'top-end',
  'bottom',
  'bottom-start',
  'bottom-end',
  'left',
  'right',
] as const

/** Tooltip position: beside the target, or in the middle of the screen. */
export type Placement = (typeof placements)[number]

/** One stop of a tour (§2). */
export interface TourStep {
  /** A selector or an element. The step is skipped if the target is missing or hidden. */
  target: string | HTMLElement
  title?: string
  content: string
  /** Default: `center`. */
  placement?: Placement
  /** Opens the tooltip at once instead of showing a beacon first. */
  disableBeacon?: boolean
}

/** The steps if the value is an array of objects with a target; otherwise logs a warning and returns none (§5). */
export function readSteps(value: unknown): TourStep[] {
  if (Array.isArray(value) && value.every(hasTarget)) return value
  console.warn('A tour needs an array of steps, each with a target; these are ignored:', value)
  return []
}

function hasTarget(step: unknown): step is TourStep {
  if (typeof step !== 'object' || step === null || !('target' in step)) return false
  return (typeof step.target === 'string' && step.target !== '') || step.target instanceof Element
}
