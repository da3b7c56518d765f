import { latePart } from '../../lib/late-part.tsx'
import { useMarket } from '../../lib/market/use-market.ts'
import { Hero } from './hero.tsx'

const FurtherSections = latePart(() => import('./sections/further-sections.lazy.tsx'))

/**
 * Hero, season, how it works, characters; then prices and offers; then reviews and questions. The hero hydrates first;
 * the others show their HTML until they come near.
 */
export function HomePage() {
  const { country } = useMarket()
  return (
    <>
      <Hero />
      {/* The HTML has the prices of visitors who have not selected a country. */}
      <FurtherSections now={country !== undefined} />
    </>
  )
}
