import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatMoney, toDecimal, type Money } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { CheckboxField } from '@recadinho/ui/checkbox-field'
import { Chips } from '@recadinho/ui/chips'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { useId, useState, type SubmitEvent } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { ChangeError } from '../../components/change-error.tsx'
import { gatewayLabels } from '../../lib/labels.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { ReasonField } from '../../components/reason-field.tsx'
import { cleanReason, useReasonError } from '../../lib/reason.ts'
import type { Attempt } from './attempts.tsx'
import { refundableOf, useRefund } from './use-refund.ts'

export interface RefundDialogProps {
  order: AdminOrder
  attempt: Attempt
  /** Whether another payment of the order still holds money: then this refund alone ends nothing. */
  others: boolean
  onClose: () => void
}

/** How much goes back, to whom and why. Where no gateway carries it, staff give it back first and note it here. */
export function RefundDialog({ order, attempt, others, onClose }: RefundDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const form = useId()
  const refund = useRefund(order, attempt, onClose)
  const [whole, setWhole] = useState(true)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [cancels, setCancels] = useState(false)
  const [tried, setTried] = useState(false)
  // Of the order as it was when the dialog was opened, until its reader asks for it as it is now.
  const [version, setVersion] = useState<number | undefined>(order.version)
  const { payment } = attempt
  // The server's word, where it refused an amount, is newer than what this page has read.
  const refundable = refundableOf(refund.error) ?? attempt.refundable
  const money = whole ? refundable : parseAmount(typed, refundable.currency)
  const amountError = useAmountError(money?.amount, refundable.amount, formatMoney(refundable, tag))
  const reasonError = useReasonError(reason)
  const words = useWords(order, attempt, amountError ? undefined : money)
  const mayCancel = !others && order.status === 'in_production' && money?.amount === refundable.amount

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!money || amountError || reasonError) return
    const body = {
      version: version ?? order.version,
      paymentId: payment.id,
      amount: money,
      reason: cleanReason(reason),
      ...(cancels && mayCancel ? { cancelOrder: true } : {}),
    }
    refund.mutate(body, {
      onError(error) {
        if (refundableOf(error) === undefined) return
        // What was asked for is shown with what is wrong about it.
        setWhole(false)
        setTyped(toDecimal(money))
      },
    })
  }

  function reload() {
    refund.startOver()
    setVersion(undefined)
  }

  const refused = refundableOf(refund.error) !== undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={form} variant="danger" loading={refund.isPending}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {refund.error && !refused && <ChangeError error={refund.error} onReload={reload} />}
          <Chips
            label={t`Refund amount`}
            value={whole ? 'whole' : 'part'}
            onChange={(choice) => setWhole(choice === 'whole')}
            options={[
              { value: 'whole', label: t`All of it` },
              { value: 'part', label: t`Part of it` },
            ]}
          />
          {!whole && (
            <TextField
              label={t`Amount to refund, in ${refundable.currency}`}
              hint={t`Up to ${formatMoney(refundable, tag)}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={tried && amountError}
            />
          )}
          <ReasonField
            hint={t`Why you're refunding it. This is shown in the timeline.`}
            value={reason}
            onChange={setReason}
            error={tried && reasonError}
          />
          {mayCancel && (
            <CheckboxField
              label={t`Cancel the order too`}
              hint={t`It's in production. If you don't cancel it, the video will still be made.`}
              checked={cancels}
              onChange={(event) => setCancels(event.target.checked)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** What is asked, with the amount once there is a good one, and the button that does it. */
function useWords({ guardianName: buyer, number }: AdminOrder, attempt: Attempt, money: Money | undefined) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const amount = money && formatMoney(money, tag)
  if (attempt.refundsByGateway) {
    const gateway = i18n._(gatewayLabels[attempt.payment.gateway])
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

function useAmountError(amount: number | undefined, most: number, mostText: string) {
  const { t } = useLingui()
  if (most === 0) return t`There's nothing left to refund on this payment`
  if (amount === undefined || amount === 0) return t`Enter an amount, up to ${mostText}`
  return amount > most ? t`You can refund up to ${mostText}` : undefined
}
