import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { MoneyAction, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { ChangeError } from '../../components/change-error.tsx'
import { gatewayLabels } from '../../lib/labels.ts'
import { ReasonField } from '../../components/reason-field.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { cleanReason, useReasonError } from '../../lib/reason.ts'
import { usualReason } from './inbox-labels.ts'
import { useMoneyAction } from './use-money-action.ts'

export interface InboxDialogProps {
  item: MoneyInboxItem
  action: MoneyAction
  onDone: (inbox: MoneyInbox) => void
  onClose: () => void
}

/** The one question before something is done with money that waits. */
export function InboxDialog({ item, action, onDone, onClose }: InboxDialogProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  const numberField = useRef<HTMLInputElement>(null)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const mutation = useMoneyAction(item, onDone)
  const usual = usualReason(item.kind, action)
  const [reason, setReason] = useState(usual ? i18n._(usual) : '')
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const words = useWords(item)[action]
  const attaches = action === 'attach'
  const numberError = useNumberError(orderNumber(number), mutation)
  const reasonError = useReasonError(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (reasonError || (attaches && orderNumber(number) === '')) return
    const body = { action, reason: cleanReason(reason) }
    mutation.mutate(attaches ? { ...body, orderNumber: orderNumber(number) } : body)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Unbroken text={words.title} />}
      description={words.description}
      closeLabel={t`Close`}
      initialFocus={attaches ? numberField : reasonField}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            variant={action === 'refund' ? 'danger' : 'primary'}
            loading={mutation.isPending}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {mutation.error && !(attaches && isAboutNumber(mutation.error)) && (
            <ChangeError error={mutation.error} onReload={onClose} />
          )}
          {attaches && (
            <TextField
              ref={numberField}
              label={t`Order number`}
              hint={t`For example, R-7K3M9Q`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              error={tried && numberError}
            />
          )}
          <ReasonField
            fieldRef={reasonField}
            hint={action === 'attach' ? t`How you know. This is kept on record.` : t`This is kept on record.`}
            value={reason}
            onChange={setReason}
            error={tried && reasonError}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** What is asked, and the button that does it, for each action. */
function useWords({ kind, amount, left, order, gateway }: MoneyInboxItem) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const money = amount ? formatMoney(amount, tag) : t`this payment`
  const rest = left ? formatMoney(left, tag) : money
  const buyer = order?.guardianName
  const number = order?.number ?? ''
  const through = i18n._(gatewayLabels[gateway])
  return {
    refund: {
      title: buyer ? t`Refund ${rest} to ${buyer}?` : t`Refund ${rest} to the payer?`,
      description: order
        ? t`Order ${number}. ${through} returns it to the original payment method. This can't be undone.`
        : t`${through} returns it to the original payment method. This can't be undone.`,
      button: t`Refund ${rest}`,
    },
    attach: {
      title: t`Which order is ${money} for?`,
      description: t`It will count as a payment for that order. Ask the buyer for the number: it's in their email.`,
      button: t`Assign`,
    },
    match: {
      title: t`Is this the payment that staff confirmed for order ${number}?`,
      description: t`From now on the two count as one payment. The order stays as it is, and no money moves. This can't be undone.`,
      button: t`Match the payments`,
    },
    reinstate: {
      title: t`Reopen order ${number}?`,
      description: t`It's paid, so it moves to production and its 24 hours start.`,
      button: t`Reopen order`,
    },
    resolve: {
      title: t`Mark this as resolved?`,
      description:
        kind === 'mismatched'
          ? t`It leaves this list, and the buyer can pay for the order again. No money moves: if the shop can't refund it, send the refund yourself first.`
          : t`It leaves this list. Nothing else changes, and no money moves.`,
      button: t`Mark as resolved`,
    },
  } satisfies Record<MoneyAction, { title: string; description: string; button: string }>
}

/** As the shop writes it: people leave spaces and capitals out. */
const orderNumber = (typed: string) => typed.trim().toUpperCase()

/** The reason was checked before: what the form is refused for is the number. */
const numberCodes = new Set<string | undefined>(['not_found', 'validation_failed', 'amount_mismatch'])
const isAboutNumber = (error: unknown) => error instanceof ApiError && numberCodes.has(error.code)

/** What is wrong with the number: nothing typed, or what the server said of the one that was sent. */
function useNumberError(number: string, { error, variables }: ReturnType<typeof useMoneyAction>) {
  const { t } = useLingui()
  if (number === '') return t`Enter the order number`
  if (!(error instanceof ApiError) || !isAboutNumber(error) || variables?.orderNumber !== number)
    return undefined
  return error.code === 'amount_mismatch'
    ? t`Order ${number} is in another currency`
    : t`There's no order ${number}`
}
