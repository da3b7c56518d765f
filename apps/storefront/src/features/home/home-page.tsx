import { staticPart } from '../../components/static-part.tsx'
import { useLiveCatalog } from './use-live-catalog.ts'
import { useInteractive } from './use-interactive.ts'
import { Packages } from './packages.tsx'

const Hero = staticPart('home-hero', () => import('./static/hero.lazy.tsx'))
const Season = staticPart('home-season', () => import('./static/season.lazy.tsx'))
const Story = staticPart('home-story', () => import('./static/story.lazy.tsx'))
const Today = staticPart('home-today', () => import('./static/today.lazy.tsx'))
const Reviews = staticPart('home-reviews', () => import('./static/reviews.lazy.tsx'))
const Closing = staticPart('home-closing', () => import('./static/closing.lazy.tsx'))

/** Hero, season, how it works, the characters; then prices and offers; then reviews and questions. */
export function HomePage() {
  const live = useLiveCatalog()
  const fresh = live && { live }
  useInteractive()
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
