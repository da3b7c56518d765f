import { createFileRoute } from '@tanstack/react-router'
import { PartnerError } from '../../features/partner-page/partner-error.tsx'
import { OpenPartnerPage } from '../../features/partner-page/partner-page.tsx'
import { PartnerSkeleton } from '../../features/partner-page/partner-skeleton.tsx'
import { UnknownPartner } from '../../features/partner-page/unknown-partner.tsx'

/** An affiliate's own figures. The secret of the link is after `#`, which browsers send to no server. */
export const Route = createFileRoute('/_partner/partner')({
  loader: async ({ context, location }) => {
    const { loadPartnerPage } = await import('../../features/partner-page/load-partner-page.ts')
    await loadPartnerPage(context, location.hash)
  },
  pendingComponent: PartnerSkeleton,
  errorComponent: PartnerError,
  notFoundComponent: UnknownPartner,
  component: OpenPartnerPage,
})
