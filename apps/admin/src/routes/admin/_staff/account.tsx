import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { AccountError, AccountPage } from '../../../features/account/account-page.tsx'
import { passkeyOptions } from '../../../features/account/passkey-queries.ts'
import { accountOptions } from '../../../features/account/account-queries.ts'

export const Route = createFileRoute('/admin/_staff/account')({
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(accountOptions(api)),
      queryClient.ensureQueryData(passkeyOptions(api)),
    ]),
  component: AccountPage,
  pendingComponent: ListPagePending,
  errorComponent: AccountError,
})
