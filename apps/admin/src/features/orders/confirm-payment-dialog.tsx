import { useLingui } from '@lingui/react/macro'
import { confirmationOf, type AdminOrder } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { formatMoney } from '@recadinho/i18n/money'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { useAppForm } from '../../lib/form.ts'
import { intentDone, intentKey } from '../../lib/intent-key.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { settled } from '../../lib/settled.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useOrderChange } from './use-order-change.ts'

export interface ConfirmPaymentDialogProps {
  /** The order when the dialog was opened: if it has changed since, the server refuses instead of overwriting. */
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** Confirms a payment that staff saw arrive, with amount and reason. The server compares the amount with the total. */
export function ConfirmPaymentDialog({ order, onDone, onClose }: ConfirmPaymentDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const mutation = useOrderChange(order.id)
  const { total } = order.amounts
  const totalText = formatMoney(total, tag)
  const reasonText = useReasonText()

  const bodyOf = ({ amount, reason }: { amount: string; reason: string }) => ({
    version: order.version,
    amount: parseAmount(amount, total.currency),
    reason: cleanReason(reason),
  })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { amount: '', reason: '' },
    validators: {
      onDynamic: formSchema(confirmationOf(total), bodyOf, {
        amount: (rule) =>
          rule === 'const'
            ? t`It must match the order total, ${totalText}`
            : t`Enter the amount that arrived, such as ${totalText}`,
        reason: reasonText,
      }),
    },
    onSubmit({ value }) {
      const body = { ...bodyOf(value), amount: total }
      const intent = JSON.stringify(['confirm', order.id, body])
      const idempotencyKey = intentKey(intent)
      const onSuccess = () => {
        intentDone(intent)
        onDone()
      }
      return settled(
        mutation.mutateAsync(
          (api) => api.call('confirmPayment', { params: { id: order.id }, body, idempotencyKey }),
          { onSuccess },
        ),
      )
    },
  })
  return (
    <ChangeDialog
      form={form}
      error={mutation.error}
      title={t`Confirm the payment manually`}
      description={t`Do this only once you've seen ${totalText} arrive. The order then moves to production and its delivery time starts.`}
      submitLabel={t`Confirm payment`}
      onClose={onClose}
    >
      <form.AppField name="amount">
        {(field) => (
          <field.FormTextField
            label={t`Amount received, in ${total.currency}`}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {() => (
          <ReasonField
            hint={t`Where you saw it, such as the bank and the reference. This is shown in the timeline.`}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
