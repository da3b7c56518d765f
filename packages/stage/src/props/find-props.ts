import type { StageLocale } from '../timeline-format.ts'

/** A thing that a text mentions, and where. */
export interface FoundProp {
  readonly prop: string
  readonly at: number
}

export function propsIn(_text: string, _locale: StageLocale): FoundProp[] {
  return []
}
