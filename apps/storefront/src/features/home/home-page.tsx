import { latePart } from '../../lib/optional-part.tsx'
import { Hero } from './hero.tsx'

const FurtherSections = latePart(() => import('./further-sections.lazy.tsx'))

/**
 * Hero, season, how it works, the characters; then prices and offers; then reviews and questions. The hero comes alive
 * first; the HTML of the others stands until their script has loaded.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <FurtherSections />
    </>
  )
}
