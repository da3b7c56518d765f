import type { Catalog } from '@recadinho/contracts/catalog'
import { useRouteContext } from '@tanstack/react-router'
import { staticPart } from '../../components/static-part.tsx'
import { useMarket } from '../../lib/use-market.ts'

const StaticPackages = staticPart('home-packages', () => import('./static/packages.lazy.tsx'))

/** The packages stay prerendered until the live catalog differs. */
export function Packages({ live }: { live: Catalog | undefined }) {
  const { snapshot } = useRouteContext({ from: '__root__' })
  const { locale } = useMarket()
  const shown = ({ packages }: Pick<Catalog, 'packages'>) =>
    JSON.stringify(
      packages.map((entry) => ({
        ...entry,
        title: entry.title[locale],
        description: entry.description[locale],
      })),
    )
  const changed = live && shown(live) !== shown(snapshot)
  return <StaticPackages fresh={changed ? { live } : undefined} />
}
