// Written by scripts/indexes.ts from the files that it lists.
import type { FurtherOccasion, Occasion } from '../occasion.ts'
import type { ScriptOccasion } from './occasion-files.gen.ts'
import { achievement } from '../occasions/achievement.ts'
import { achievement as achievementFurther } from '../occasions/further/achievement.ts'
import { backToSchool } from '../occasions/back-to-school.ts'
import { backToSchool as backToSchoolFurther } from '../occasions/further/back-to-school.ts'
import { birthday } from '../occasions/birthday.ts'
import { birthday as birthdayFurther } from '../occasions/further/birthday.ts'
import { childrensDay } from '../occasions/childrens-day.ts'
import { childrensDay as childrensDayFurther } from '../occasions/further/childrens-day.ts'
import { christmas } from '../occasions/christmas.ts'
import { christmas as christmasFurther } from '../occasions/further/christmas.ts'
import { congratulations } from '../occasions/congratulations.ts'
import { congratulations as congratulationsFurther } from '../occasions/further/congratulations.ts'
import { easter } from '../occasions/easter.ts'
import { easter as easterFurther } from '../occasions/further/easter.ts'
import { getWell } from '../occasions/get-well.ts'
import { getWell as getWellFurther } from '../occasions/further/get-well.ts'
import { justBecause } from '../occasions/just-because.ts'
import { justBecause as justBecauseFurther } from '../occasions/further/just-because.ts'

/** Every occasion, and what is said of it in a family's later films. */
export const ALL_OCCASIONS: Readonly<Record<ScriptOccasion, Occasion>> = {
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
export const FURTHER_OCCASIONS: Readonly<Record<ScriptOccasion, FurtherOccasion>> = {
  achievement: achievementFurther,
  backToSchool: backToSchoolFurther,
  birthday: birthdayFurther,
  childrensDay: childrensDayFurther,
  christmas: christmasFurther,
  congratulations: congratulationsFurther,
  easter: easterFurther,
  getWell: getWellFurther,
  justBecause: justBecauseFurther,
}
