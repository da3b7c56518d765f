import type { OccasionTexts, ScriptOccasion } from '../script-texts.ts'
import { achievement } from './achievement.ts'
import { backToSchool } from './back-to-school.ts'
import { birthday } from './birthday.ts'
import { childrensDay } from './childrens-day.ts'
import { christmas } from './christmas.ts'
import { congratulations } from './congratulations.ts'
import { easter } from './easter.ts'
import { getWell } from './get-well.ts'
import { justBecause } from './just-because.ts'

export const allOccasions: Readonly<Record<ScriptOccasion, OccasionTexts>> = {
  achievement,
  backToSchool,
  birthday,
  childrensDay,
  christmas,
  congratulations,
  easter,
  getWell,
  justBecause,
}
