import { latePart } from '../../lib/optional-part.tsx'
import { Hero } from './hero.tsx'

const FurtherSections = latePart(() => import('./further-sections.lazy.tsx'))

/**
 * Hero, season, how it works, characters; then prices and offers; then reviews and questions. The hero hydrates first;
 * the others show their HTML until their script has loaded.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <FurtherSections />
    </>
  )
}
