import { tourTargets, type AdminTour } from './targets.ts'

const key = 'recadinho.admin-tours.v1'

/** The step at which a tour was left in this browser; 0 if it was finished or never started. */
export function leftAt(name: AdminTour): number {
  const index = stored()[name]
  return typeof index === 'number' && index in Object.keys(tourTargets[name]) ? index : 0
}

/** Stores the step; `undefined` once the tour is over. */
export function keepStep(name: AdminTour, index: number | undefined): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [name]: index }))
  } catch {
    // Without storage, the tour starts at the first step.
  }
}

function stored(): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
