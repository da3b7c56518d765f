import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HoldBody, ReleaseBody } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { useAppForm } from '../../lib/form.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import type { BulkAction } from './bulk-actions.ts'

export interface BulkDialogProps {
  action: BulkAction
  count: number
  onDo: (reason: string) => Promise<void>
  onClose: () => void
}

/** Confirms a change of several orders. */
export function BulkDialog({ action: { question, label }, count, onDo, onClose }: BulkDialogProps) {
  const { t, i18n } = useLingui()
  const reasonText = useReasonText()
  const reasoned = question?.reason === true
  const form = useAppForm({
    ...onceSent,
    defaultValues: { reason: '' },
    validators: {
      onDynamic: formSchema(
        reasoned ? HoldBody : ReleaseBody,
        ({ reason }: { reason: string }) => (reasoned ? { reason: cleanReason(reason) } : {}),
        { reason: reasonText },
      ),
    },
    onSubmit: ({ value }) => onDo(cleanReason(value.reason)),
  })
  if (!question) return null
  return (
    <ChangeDialog
      form={form}
      error={null}
      title={i18n._(question.title)}
      description={`${t`${plural(count, { one: '# order.', other: '# orders.' })}`} ${i18n._(question.description)}`}
      submitLabel={i18n._(label).replace('…', '')}
      onClose={onClose}
    >
      {reasoned && (
        <form.AppField name="reason">
          {() => <ReasonField hint={t`This is shown in the timeline.`} />}
        </form.AppField>
      )}
    </ChangeDialog>
  )
}
