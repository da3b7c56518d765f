import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { useId, useState, type SubmitEvent } from 'react'
import { intentDone, intentKey } from '../../lib/intent-key.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { ChangeError } from '../../components/change-error.tsx'
import { parseAmount } from '../../lib/parse-amount.ts'
import { ReasonField } from '../../components/reason-field.tsx'
import { cleanReason, useReasonError } from '../../lib/reason.ts'
import { useOrderChange } from './use-order-change.ts'

export interface ConfirmPaymentDialogProps {
  /** As it was when the dialog was opened: a change in the meantime is refused, not overwritten. */
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** Staff saw the money arrive: how much, and how they know. The server compares the amount with the total. */
export function ConfirmPaymentDialog({ order, onDone, onClose }: ConfirmPaymentDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const form = useId()
  const mutation = useOrderChange(order.id)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { total } = order.amounts
  const totalText = formatMoney(total, tag)
  const money = parseAmount(amount, total.currency)
  const amountError = useAmountError(money?.amount, total.amount, totalText)
  const reasonError = useReasonError(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!money || amountError || reasonError) return
    const body = { version: order.version, amount: money, reason: cleanReason(reason) }
    const intent = JSON.stringify(['confirm', order.id, body])
    const idempotencyKey = intentKey(intent)
    mutation.mutate((api) => api.call('confirmPayment', { params: { id: order.id }, body, idempotencyKey }), {
      onSuccess() {
        intentDone(intent)
        onDone()
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Confirm the payment manually`}
      description={t`Do this only once you've seen ${totalText} arrive. The order then moves to production and its 24 hours start.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={form} loading={mutation.isPending}>
            <Trans>Confirm payment</Trans>
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {mutation.error && <ChangeError error={mutation.error} onReload={onClose} />}
          <TextField
            label={t`Amount received, in ${total.currency}`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={tried && amountError}
          />
          <ReasonField
            hint={t`Where you saw it, such as the bank and the reference. This is shown in the timeline.`}
            value={reason}
            onChange={setReason}
            error={tried && reasonError}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function useAmountError(amount: number | undefined, total: number, totalText: string) {
  const { t } = useLingui()
  if (amount === undefined) return t`Enter the amount that arrived, such as ${totalText}`
  return amount === total ? undefined : t`It must match the order total, ${totalText}`
}
