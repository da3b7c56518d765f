import { object } from './check-json.ts'

/** A Timeline of version 2 as one of version 3: nobody was recorded. `readTimeline` checks the rest. */
export const ofVersion2 = (old: Record<string, unknown>): Record<string, unknown> => ({
  ...old,
  version: 3,
  audio: { ...object(old.audio, 'audio'), clips: [], timed: 'estimated' },
})
