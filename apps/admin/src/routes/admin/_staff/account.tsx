import { createFileRoute } from '@tanstack/react-router'
import { AccountError, AccountPage, AccountPending } from '../../../features/account/account-page.tsx'
import { accountOptions } from '../../../features/account/account-queries.ts'

export const Route = createFileRoute('/admin/_staff/account')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(accountOptions(api)),
  component: AccountPage,
  pendingComponent: AccountPending,
  errorComponent: AccountError,
})
