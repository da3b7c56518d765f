import type { View } from '../camera.ts'
import { frameOf } from '../scene.ts'
import type { ScriptOccasion } from '../script/script-texts.ts'
import type { Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
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

const SETS: Readonly<Record<ScriptOccasion, StageSet>> = {
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

type Film = Pick<Timeline, 'occasion' | 'width' | 'height'>

/** What stands behind the cast for the occasion (D9). */
export const setNodes = ({ occasion, width, height }: Film, t: number): Node[] =>
  occasion ? SETS[occasion].back(frameOf(width, height, t)) : []

/** What stands in front of the cast; in a near shot it is out of the picture. */
export const frontNodes = ({ occasion, width, height }: Film, { zoom }: View, t: number): Node[] =>
  occasion && zoom < 1.25 ? SETS[occasion].front(frameOf(width, height, t)) : []
