import type { ScriptOccasion } from '../script/script-texts.ts'
import { achievement } from './achievement.ts'
import { backToSchool } from './back-to-school.ts'
import { birthday } from './birthday.ts'
import { childrensDay } from './childrens-day.ts'
import { christmas } from './christmas.ts'
import { congratulations } from './congratulations.ts'
import { easter } from './easter.ts'
import { getWell } from './get-well.ts'
import { justBecause } from './just-because.ts'
import type { StageSet } from './stage-set.ts'

export const SETS: Readonly<Record<ScriptOccasion, StageSet>> = {
  birthday,
  achievement,
  backToSchool,
  christmas,
  easter,
  childrensDay,
  congratulations,
  getWell,
  justBecause,
}
