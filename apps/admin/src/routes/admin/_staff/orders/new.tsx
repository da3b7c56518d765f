import { i18n } from '@lingui/core'
import { defaultLocale, isLocale } from '@recadinho/i18n/locales'
import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../../components/forbidden-page.tsx'
import {
  NewOrderError,
  NewOrderPage,
  NewOrderPending,
} from '../../../../features/phone-orders/new-order-page.tsx'
import { catalogOptions } from '../../../../features/phone-orders/phone-order-queries.ts'
import { useRole } from '../../../../features/sessions/use-role.ts'
import { loadTexts } from '../../../../lib/i18n.ts'
import { mayCall } from '../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/orders/new')({
  beforeLoad: () => Promise.all([loadTexts('phoneOrders'), loadTexts('script')]),
  async loader({ context: { api, queryClient } }) {
    const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale
    await queryClient.ensureQueryData(catalogOptions(api, { locale }))
  },
  component: NewOrder,
  pendingComponent: NewOrderPending,
  errorComponent: NewOrderError,
})

function NewOrder() {
  const role = useRole()
  if (role === undefined || !mayCall(role, 'takeOrder')) return <ForbiddenPage reads="takeOrder" />
  return <NewOrderPage />
}
