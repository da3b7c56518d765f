import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { refundOf } from '@recadinho/contracts/money'
import { formatMoney, toDecimal, type Money } from '@recadinho/i18n/money'
import { onceSent } from '@recadinho/ui/form'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { useAppForm } from '../../lib/form.ts'
import { gatewayName } from '../../lib/labels.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { useLocale } from '../../lib/use-locale.ts'
import type { Attempt } from './attempts.tsx'
import { refundableOf, useRefund } from './use-refund.ts'

export interface RefundDialogProps {
  order: AdminOrder
  attempt: Attempt
  /** Whether another payment of the order still has money; if so, this refund alone cannot cancel the order. */
  others: boolean
  /** Whether the order is canceled too unless staff choose otherwise; by default if no video was delivered yet. */
  cancels?: boolean | undefined
  onClose: () => void
}

interface Typed {
  scope: 'whole' | 'part'
  amount: string
  reason: string
  cancels: boolean
}

/**
 * Amount, recipient and reason of a refund. If the gateway cannot refund, staff send the money first and record it
 * here.
 */
export function RefundDialog({
  order,
  attempt,
  others,
  cancels = order.revision === 1,
  onClose,
}: RefundDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const refund = useRefund(order, attempt, onClose)
  // The order version when the dialog was opened; replaced only if the user reloads.
  const [version, setVersion] = useState<number | undefined>(order.version)
  // If the server refused an amount, its limit is newer than the page's data.
  const refused = refundableOf(refund.error)
  const refundable = refused ?? attempt.refundable
  const most = formatMoney(refundable, tag)
  const reasonText = useReasonText()

  const moneyOf = ({ scope, amount }: Typed) =>
    scope === 'whole' ? refundable : parseAmount(amount, refundable.currency)
  const mayCancel = (money: Money | undefined) =>
    !others && order.status === 'in_production' && money?.amount === refundable.amount
  const bodyOf = (typed: Typed) => ({
    version: version ?? order.version,
    paymentId: attempt.payment.id,
    amount: moneyOf(typed),
    reason: cleanReason(typed.reason),
    ...(typed.cancels && mayCancel(moneyOf(typed)) ? { cancelOrder: true } : {}),
  })
  const amountText = (rule: string) => {
    if (refundable.amount === 0) return t`There's nothing left to refund on this payment`
    return rule === 'maximum' ? t`You can refund up to ${most}` : t`Enter an amount, up to ${most}`
  }
  const untouched: Typed = { scope: 'whole', amount: '', reason: '', cancels }
  const form = useAppForm({
    ...onceSent,
    defaultValues: untouched,
    validators: {
      onDynamic: formSchema(refundOf(refundable), bodyOf, { amount: amountText, reason: reasonText }),
    },
    async onSubmit({ value }) {
      const money = moneyOf(value) ?? refundable
      try {
        await refund.mutateAsync({ ...bodyOf(value), amount: money })
      } catch (error) {
        if (refundableOf(error) === undefined) return
        // Shows the requested amount next to the error about it.
        form.setFieldValue('scope', 'part')
        form.setFieldValue('amount', toDecimal(money))
      }
    },
  })
  const typed = useSelector(form.store, ({ values }) => values)
  const money = moneyOf(typed)
  const sendable = money && money.amount > 0 && money.amount <= refundable.amount ? money : undefined
  const words = useWords(order, attempt, sendable)

  return (
    <ChangeDialog
      form={form}
      error={refused ? null : refund.error}
      onReload={() => {
        refund.startOver()
        setVersion(undefined)
      }}
      title={words.title}
      description={words.description}
      submitLabel={words.button}
      danger
      onClose={onClose}
    >
      <form.AppField name="scope">
        {(field) => (
          <field.FormChips
            label={t`Refund amount`}
            options={[
              { value: 'whole', label: t`All of it` },
              { value: 'part', label: t`Part of it` },
            ]}
          />
        )}
      </form.AppField>
      {typed.scope === 'part' && (
        <form.AppField name="amount">
          {(field) => (
            <field.FormTextField
              label={t`Amount to refund, in ${refundable.currency}`}
              hint={t`Up to ${most}`}
              refused={refused && !sendable ? amountText('maximum') : undefined}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="reason">
        {() => <ReasonField hint={t`Why you're refunding it. This is shown in the timeline.`} />}
      </form.AppField>
      {others && order.status === 'in_production' && (
        <Text size="sm" tone="muted">
          <Trans>To cancel the order too, refund its other payment first.</Trans>
        </Text>
      )}
      {mayCancel(money) && (
        <form.AppField name="cancels">
          {(field) => (
            <field.FormCheckbox
              label={t`Cancel the order too`}
              hint={t`It's in production. If you don't cancel it, the video will still be made.`}
            />
          )}
        </form.AppField>
      )}
    </ChangeDialog>
  )
}

/** Title, description with the amount once it is valid, and button label. */
function useWords({ guardianName: buyer, number }: AdminOrder, attempt: Attempt, money: Money | undefined) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const amount = money && formatMoney(money, tag)
  if (attempt.refundsByGateway) {
    const gateway = gatewayName(i18n, attempt.payment.gateway)
    return {
      title: amount ? t`Refund ${amount} to ${buyer}?` : t`Refund ${buyer}?`,
      description: t`Order ${number}. ${gateway} returns it to the original payment method. This can't be undone.`,
      button: amount ? t`Refund ${amount}` : t`Refund`,
    }
  }
  return {
    title: amount ? t`Record a refund of ${amount} to ${buyer}?` : t`Record a refund to ${buyer}?`,
    description: t`Order ${number}. Send the refund yourself first: the shop can't send it, it only keeps a record.`,
    button: amount ? t`Record ${amount} refund` : t`Record refund`,
  }
}
