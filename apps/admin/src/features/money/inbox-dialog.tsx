import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import { formSchema } from '@recadinho/contracts/form-schema'
import {
  MoneyActionBody,
  type MoneyAction,
  type MoneyInbox,
  type MoneyInboxItem,
} from '@recadinho/contracts/money'
import { formatMoney } from '@recadinho/i18n/money'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { gatewayName } from '../../lib/labels.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { settled } from '../../lib/settled.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { usualReason } from './inbox-labels.ts'
import { useMoneyAction } from './use-money-action.ts'

export interface InboxDialogProps {
  item: MoneyInboxItem
  action: MoneyAction
  onDone: (inbox: MoneyInbox) => void
  onClose: () => void
}

/** Confirms an action on an item that needs a person. */
export function InboxDialog({ item, action, onDone, onClose }: InboxDialogProps) {
  const { t, i18n } = useLingui()
  const mutation = useMoneyAction(item, onDone)
  const usual = usualReason(item.kind, action)
  const words = useWords(item)[action]
  const attaches = action === 'attach'
  const refusal = useNumberRefusal(mutation)
  const reasonText = useReasonText()

  const bodyOf = (typed: { orderNumber: string; reason: string }) => ({
    action,
    reason: cleanReason(typed.reason),
    ...(attaches ? { orderNumber: orderNumber(typed.orderNumber) } : {}),
  })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { orderNumber: '', reason: usual ? i18n._(usual) : '' },
    validators: {
      onDynamic: formSchema(MoneyActionBody, bodyOf, {
        orderNumber: () => t`Enter the order number`,
        reason: reasonText,
      }),
    },
    onSubmit: ({ value }) => settled(mutation.mutateAsync(bodyOf(value))),
  })

  return (
    <ChangeDialog
      form={form}
      error={attaches && isAboutNumber(mutation.error) ? null : mutation.error}
      title={<Unbroken text={words.title} />}
      description={words.description}
      submitLabel={words.button}
      danger={action === 'refund'}
      onClose={onClose}
    >
      {attaches && (
        <form.AppField name="orderNumber">
          {(field) => (
            <field.FormTextField
              label={t`Order number`}
              hint={t`For example, R-7K3M9Q`}
              refused={refusal(orderNumber(field.state.value))}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="reason">
        {() => (
          <ReasonField
            hint={attaches ? t`How you know. This is kept on record.` : t`This is kept on record.`}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}

/** Title, description and button label for each action. */
function useWords({ kind, amount, left, order, gateway }: MoneyInboxItem) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const money = amount ? formatMoney(amount, tag) : t`this payment`
  const rest = left ? formatMoney(left, tag) : money
  const buyer = order?.guardianName
  const number = order?.number ?? ''
  const through = gatewayName(i18n, gateway)
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
      description: t`It's paid, so it moves to production and its delivery time starts.`,
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

/** Normalizes an order number: people add spaces and omit capitals. */
const orderNumber = (typed: string) => typed.trim().toUpperCase()

/** The reason is already validated, so these errors are about the order number. */
const numberCodes = new Set<string | undefined>(['not_found', 'validation_failed', 'amount_mismatch'])
const isAboutNumber = (error: unknown): error is ApiError =>
  error instanceof ApiError && numberCodes.has(error.code)

/** The server's error for the submitted order number, shown while the field still contains it. */
function useNumberRefusal({ error, variables }: ReturnType<typeof useMoneyAction>) {
  const { t } = useLingui()
  return (number: string) => {
    if (!isAboutNumber(error) || variables?.orderNumber !== number) return undefined
    return error.code === 'amount_mismatch'
      ? t`Order ${number} is in another currency`
      : t`There's no order ${number}`
  }
}
