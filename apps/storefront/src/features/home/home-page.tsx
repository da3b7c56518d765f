import { still } from '../../components/still.tsx'
import { useLiveCatalog } from './use-live-catalog.ts'
import { useLivingHero } from './use-living-hero.ts'
import { Packages } from './packages.tsx'
import { Today } from './today.tsx'

const Opening = still('home-opening', () => import('./still/opening.lazy.tsx'))
const Closing = still('home-closing', () => import('./still/closing.lazy.tsx'))

/** Hero, how it works, the characters; then what has a price or a clock; then doubts and a last word. */
export function HomePage() {
  const live = useLiveCatalog()
  useLivingHero()
  return (
    <>
      <Opening />
      <Packages live={live} />
      <Today live={live} />
      <Closing />
    </>
  )
}
