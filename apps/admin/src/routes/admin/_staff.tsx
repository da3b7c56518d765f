import type { EndpointName } from '@recadinho/contracts/endpoints'
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Header } from '../../components/header.tsx'
import { useLingui } from '@lingui/react/macro'
import { useUnreadChats } from '../../features/chats/use-unread-chats.ts'
import { useOpenMessages } from '../../features/contact-messages/use-open-messages.ts'
import { useWaitingFilms } from '../../features/desk/desk-queries.ts'
import { useOpenDeliveries } from '../../features/deliveries/use-open-deliveries.ts'
import { PaletteButton } from '../../features/palette/palette-button.tsx'
import { useOpenMoney } from '../../features/money/use-open-money.ts'
import { ComeBack } from '../../features/sessions/come-back.tsx'
import { sessionOptions } from '../../features/sessions/session-query.ts'
import { useSignOut } from '../../features/sessions/use-sign-out.ts'
import { sectionsOf } from '../../features/settings/sections.ts'
import { TourButton } from '../../features/tours/tour-button.tsx'
import { isUnauthenticated } from '../../lib/api.ts'
import { mayCall } from '../../lib/may-call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'

/** All routes below are for signed-in staff; the server also checks each call. */
export const Route = createFileRoute('/admin/_staff')({
  async beforeLoad({ context: { api, queryClient }, location }) {
    try {
      await queryClient.ensureQueryData(sessionOptions(api))
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
      throw redirect({ to: '/admin/sign-in', search: { to: location.href } })
    }
  },
  component: Staff,
})

function Staff() {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { api } = Route.useRouteContext()
  const { staff } = useSuspenseQuery(sessionOptions(api)).data
  const may = (call: EndpointName) => mayCall(staff.role, call)
  const openMoney = useOpenMoney(may('getMoneyInbox'))
  const waitingFilms = useWaitingFilms(may('getDesk'))
  const openDeliveries = useOpenDeliveries(may('listDeliveries'))
  const openMessages = useOpenMessages() + useUnreadChats(may('countChats'))
  const signOut = useSignOut(() => void navigate({ to: '/admin/sign-in' }))
  const links = [
    { to: '/admin', label: t`Dashboard`, shown: true },
    { to: '/admin/orders', label: t`Orders`, shown: may('listAdminOrders') },
    { to: '/admin/desk', label: t`Desk`, shown: may('getDesk'), waiting: waitingFilms },
    { to: '/admin/characters', label: t`Characters`, shown: true },
    { to: '/admin/deliveries', label: t`Deliveries`, shown: may('listDeliveries'), waiting: openDeliveries },
    { to: '/admin/money', label: t`Payments`, shown: may('getMoneyInbox'), waiting: openMoney },
    { to: '/admin/analytics', label: t`Analytics`, shown: may('getTrackingStats') },
    { to: '/admin/messages', label: t`Messages`, shown: true, waiting: openMessages },
    { to: '/admin/settings', label: t`Settings`, shown: sectionsOf(staff.role).length > 0 },
  ] as const
  const shown = links.filter((link) => link.shown)
  const pages = [
    ...shown,
    ...sectionsOf(staff.role).map(({ to, label }) => ({ to, label: `${t`Settings`}: ${i18n._(label)}` })),
    { to: '/admin/account', label: t`Your account` },
  ] as const
  return (
    <>
      <Header
        name={staff.name}
        links={shown}
        tools={
          <>
            <TourButton />
            <PaletteButton role={staff.role} pages={pages} />
          </>
        }
        signingOut={signOut.isPending}
        onSignOut={() =>
          signOut.mutate(undefined, {
            onError: (error) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
          })
        }
      />
      <Outlet />
      <ComeBack />
    </>
  )
}
