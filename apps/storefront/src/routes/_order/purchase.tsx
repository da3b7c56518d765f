import { createFileRoute, redirect } from '@tanstack/react-router'
import { PurchasePage } from '../../features/purchase/purchase-page.tsx'
import { PhoneSheet } from '../../features/visits/phone-sheet.tsx'
import { useAccess } from '../../features/visits/use-access.ts'
import { isStep, type PurchaseSearch } from '../../lib/draft/steps.ts'

/** What another page may have selected. */
const selections = ['package', 'character', 'season', 'promo'] as const

/** The step is in the URL, so that Back works and a reload loses nothing. */
export const Route = createFileRoute('/_order/purchase')({
  validateSearch: (search: Record<string, unknown>): PurchaseSearch => ({
    ...(isStep(search['step']) ? { step: search['step'] } : {}),
    ...Object.fromEntries(
      selections.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]]),
    ),
  }),
  beforeLoad: async ({ search, context, preload }) => {
    // Preloading a link on hover must not select anything.
    if (preload || Object.keys(search).length === 0) return
    const { enterByLink } = await import('../../lib/draft/enter-by-link.ts')
    const canonical = await enterByLink(context, search)
    if (search.step !== canonical.step || selections.some((name) => search[name]))
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
      throw redirect({ to: '/purchase', search: canonical, replace: true })
  },
  component: Purchase,
})

function Purchase() {
  const { step } = Route.useSearch()
  const access = useAccess(step ?? 'package')
  return <PurchasePage phone={<PhoneSheet {...access} />} />
}
