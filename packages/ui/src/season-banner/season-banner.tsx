import type { ReactNode } from 'react'
import { Bunting, bannerPictures, type BannerSeason } from './banner-art.tsx'
import * as css from './season-banner.css.ts'

export interface SeasonBannerProps {
  season: BannerSeason
  title: ReactNode
  children: ReactNode
  action: ReactNode
  headingLevel?: 2 | 3
  id?: string
}

/** The shop's seasonal banner: the same height for every season, and laid out by its own width. */
export function SeasonBanner({ season, title, children, action, headingLevel = 2, id }: SeasonBannerProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.frame}>
      <aside id={id} className={`${css.banner} ${css.tones[season]}`}>
        <Bunting season={season} />
        <div className={css.content}>
          <img src={bannerPictures[season]} alt="" width="200" height="150" className={css.art} />
          <div className={css.words}>
            <Heading className={css.title}>{title}</Heading>
            <p className={css.text}>{children}</p>
          </div>
          <div className={css.action}>{action}</div>
        </div>
      </aside>
    </div>
  )
}
