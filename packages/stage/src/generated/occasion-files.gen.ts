// Written by scripts/indexes.ts from the files that it lists.
import type { Occasion } from '../occasion.ts'
import type { LoadOne } from '../only-export.ts'

/** What a video may be for (§3). */
export const OCCASIONS = [
  'achievement',
  'backToSchool',
  'birthday',
  'childrensDay',
  'christmas',
  'congratulations',
  'easter',
  'getWell',
  'justBecause',
] as const
export type ScriptOccasion = (typeof OCCASIONS)[number]

/** One file per occasion, so that a browser fetches only that of its film. */
export const OCCASION_FILES: Readonly<Record<ScriptOccasion, LoadOne<Occasion>>> = {
  achievement: () => import('../occasions/achievement.ts'),
  backToSchool: () => import('../occasions/back-to-school.ts'),
  birthday: () => import('../occasions/birthday.ts'),
  childrensDay: () => import('../occasions/childrens-day.ts'),
  christmas: () => import('../occasions/christmas.ts'),
  congratulations: () => import('../occasions/congratulations.ts'),
  easter: () => import('../occasions/easter.ts'),
  getWell: () => import('../occasions/get-well.ts'),
  justBecause: () => import('../occasions/just-because.ts'),
}
