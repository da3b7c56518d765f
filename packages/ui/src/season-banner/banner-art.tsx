import { useId } from 'react'
import backToSchool from './pictures/backToSchool.svg?no-inline'
import birthday from './pictures/birthday.svg?no-inline'
import childrensDay from './pictures/childrensDay.svg?no-inline'
import christmas from './pictures/christmas.svg?no-inline'
import standard from './pictures/default.svg?no-inline'
import easter from './pictures/easter.svg?no-inline'
import * as css from './season-banner.css.ts'

/** In the characters' style: flat colours and a single line weight. */
export const bannerPictures = {
  default: standard,
  birthday,
  christmas,
  easter,
  backToSchool,
  childrensDay,
}
export type BannerSeason = keyof typeof bannerPictures

/** A string of paper flags, as wide as its container. */
export function Bunting({ season }: { season: BannerSeason }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={`${css.bunting} ${css.flags[season]}`}>
      <pattern id={id} width="132" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 3c44 7 88 7 132 0" fill="none" stroke="#2A1714" strokeWidth="1.6" />
        <path d="M7 4.6l26 2-14.6 17.400z" fill="currentColor" />
        <path d="M51 7.600h28L65 26z" fill="#F3A92B" />
        <path d="M97 6.800l26-2.2-11.6 19.600z" fill="#fff" />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  )
}
