import { createFileRoute } from '@tanstack/react-router'
import { PayoutsPage } from '../../../../features/affiliates/payouts-page.tsx'
import { useRole } from '../../../../features/sessions/use-role.ts'
import { CommissionWait } from '../../../../features/settings/commission-wait.tsx'
import { mayCall } from '../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/settings/payouts')({
  async loader({ context }) {
    const { loadPayouts } = await import('../../../../features/affiliates/load-commissions.ts')
    await loadPayouts(context)
  },
  component: Payouts,
})

function Payouts() {
  const role = useRole()
  return (
    <PayoutsPage mayPay={role !== undefined && mayCall(role, 'createPayout')}>
      {role !== undefined && mayCall(role, 'changeSettings') && <CommissionWait />}
    </PayoutsPage>
  )
}
