import { still } from '../../components/still.tsx'
import { useLiveCatalog } from './use-live-catalog.ts'
import { useLively } from './use-lively.ts'
import { Packages } from './packages.tsx'

const Hero = still('home-hero', () => import('./still/hero.lazy.tsx'))
const Season = still('home-season', () => import('./still/season.lazy.tsx'))
const Story = still('home-story', () => import('./still/story.lazy.tsx'))
const Today = still('home-today', () => import('./still/today.lazy.tsx'))
const Reviews = still('home-reviews', () => import('./still/reviews.lazy.tsx'))
const Closing = still('home-closing', () => import('./still/closing.lazy.tsx'))

/** Hero, season, how it works, the characters; then what has a price or a clock; then what parents say, and their doubts. */
export function HomePage() {
  const live = useLiveCatalog()
  const fresh = live && { live }
  useLively()
  return (
    <>
      <Hero />
      <Season fresh={fresh} />
      <Story />
      <Packages live={live} />
      <Today fresh={fresh} />
      <Reviews fresh={live?.reviewsCount ? fresh : undefined} />
      <Closing />
    </>
  )
}
