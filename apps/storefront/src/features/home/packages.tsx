import type { Catalog } from '@recadinho/contracts/catalog'
import { useRouteContext } from '@tanstack/react-router'
import { still } from '../../components/still.tsx'
import { usePlace } from '../../lib/use-place.ts'

const StillPackages = still('home-packages', () => import('./still/packages.lazy.tsx'))

/** The packages stay as the page was made with them, until the shop says that here and now they are others. */
export function Packages({ live }: { live: Catalog | undefined }) {
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const { locale } = usePlace()
  const shown = ({ packages }: Pick<Catalog, 'packages'>) =>
    JSON.stringify(
      packages.map((entry) => ({
        ...entry,
        title: entry.title[locale],
        description: entry.description[locale],
      })),
    )
  const changed = live && shown(live) !== shown(shopWindow)
  return <StillPackages fresh={changed ? { live } : undefined} />
}
