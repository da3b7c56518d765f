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
            label={t`How much`}
            value={whole ? 'whole' : 'part'}
            onChange={(choice) => setWhole(choice === 'whole')}
            options={[
              { value: 'whole', label: t`All of it` },
              { value: 'part', label: t`A part` },
            ]}
          />
          {!whole && (
            <TextField
              label={t`Amount to give back, in ${refundable.currency}`}
              hint={t`At most ${formatMoney(refundable, tag)}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={tried && amountError}
            />
          )}
          <ReasonField
            hint={t`Why it goes back. It stays in the timeline.`}
            value={reason}
            onChange={setReason}
            error={tried && reasonError}
          />
          {mayCancel && (
            <CheckboxField
              label={t`Cancel the order too`}
              hint={t`It is in production. Without this the video is made all the same.`}
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
      title: amount ? t`Give ${amount} back to ${buyer}?` : t`Give money back to ${buyer}?`,
      description: t`Order ${number}. ${gateway} sends it the way it came; it cannot be taken back.`,
      button: amount ? t`Give ${amount} back` : t`Give money back`,
    }
  }
  return {
    title: amount ? t`Note that ${buyer} got ${amount} back?` : t`Note that ${buyer} got money back?`,
    description: t`Order ${number}. Give it back by yourself first: the shop cannot send it, and only notes it.`,
    button: amount ? t`Note ${amount}` : t`Note a refund`,
  }
}

function useAmountError(amount: number | undefined, most: number, mostText: string) {
  const { t } = useLingui()
  if (most === 0) return t`Nothing of this payment can be given back any more`
  if (amount === undefined || amount === 0) return t`Enter an amount, at most ${mostText}`
  return amount > most ? t`At most ${mostText} can be given back` : undefined
}
