import type { SeasonalBanner } from '@recadinho/contracts/settings'
import backToSchool from './season/backToSchool.svg?no-inline'
import birthday from './season/birthday.svg?no-inline'
import childrensDay from './season/childrensDay.svg?no-inline'
import christmas from './season/christmas.svg?no-inline'
import standard from './season/default.svg?no-inline'
import easter from './season/easter.svg?no-inline'
import * as css from './season.css.ts'

const pictures: Record<SeasonalBanner, string> = {
  default: standard,
  birthday,
  christmas,
  easter,
  backToSchool,
  childrensDay,
}

/** The picture of a season, in the characters' style: flat colours, one line. */
export function SeasonArt({ season }: { season: SeasonalBanner }) {
  return <img src={pictures[season]} alt="" width="200" height="150" className={css.art} />
}
