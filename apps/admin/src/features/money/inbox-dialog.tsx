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
              label={t`Number of the order`}
              hint={t`Such as R-7K3M9Q`}
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
            hint={
              action === 'attach' ? t`How you know. It stays in the records.` : t`It stays in the records.`
            }
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
  const money = amount ? formatMoney(amount, tag) : t`this money`
  const rest = left ? formatMoney(left, tag) : money
  const buyer = order?.guardianName
  const number = order?.number ?? ''
  const through = i18n._(gatewayLabels[gateway])
  return {
    refund: {
      title: buyer ? t`Give ${rest} back to ${buyer}?` : t`Give ${rest} back to whoever paid it?`,
      description: order
        ? t`Order ${number}. ${through} sends it the way it came; it cannot be taken back.`
        : t`${through} sends it the way it came; it cannot be taken back.`,
      button: t`Give ${rest} back`,
    },
    attach: {
      title: t`Which order is ${money} for?`,
      description: t`It then counts as a payment of that order. The buyer quotes the number, or knows it from the e-mail.`,
      button: t`Attach`,
    },
    match: {
      title: t`Is this the payment that staff confirmed for order ${number}?`,
      description: t`From now on the two count as one payment. The order stays as it is, and no money moves. This can't be undone.`,
      button: t`Match the payments`,
    },
    reinstate: {
      title: t`Go on with order ${number}?`,
      description: t`It is paid: it moves to production, and its 24 hours begin.`,
      button: t`Go on with the order`,
    },
    resolve: {
      title: t`Is this dealt with?`,
      description:
        kind === 'mismatched'
          ? t`It leaves the list, and the buyer can pay the order anew. No money moves: give it back by yourself first, where the shop cannot.`
          : t`It leaves the list. Nothing else changes: no money moves.`,
      button: t`Mark as dealt with`,
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
  if (number === '') return t`Enter the number of the order`
  if (!(error instanceof ApiError) || !isAboutNumber(error) || variables?.orderNumber !== number)
    return undefined
  return error.code === 'amount_mismatch'
    ? t`Order ${number} is in another currency`
    : t`There is no order ${number}`
}
