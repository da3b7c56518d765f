import { useLingui } from '@lingui/react/macro'
import { AdvanceStageBody, type AdminOrder } from '@recadinho/contracts/admin-orders'
import { productionStages } from '@recadinho/contracts/filters'
import { formSchema } from '@recadinho/contracts/form-schema'
import type { ProductionStage } from '@recadinho/contracts/orders'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { stageLabels } from '../../lib/labels.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useOrderChange } from './use-order-change.ts'

interface Typed {
  stage: ProductionStage
  reason: string
}

/** Moves an order to another stage; the next one is suggested. The reason is recorded in the timeline. */
export function StageDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { id, number, version, stage: current, nextStages } = order
  const mutation = useOrderChange(id)
  const reasonText = useReasonText()
  const at = current ? productionStages.indexOf(current) : -1
  const next = nextStages.find((stage) => productionStages.indexOf(stage) > at) ?? nextStages.at(-1)
  const bodyOf = ({ stage, reason }: Typed) => ({ version, stage, reason: cleanReason(reason) })
  const defaultValues: Typed = { stage: next ?? 'queued', reason: '' }
  const form = useAppForm({
    ...onceSent,
    defaultValues,
    validators: { onDynamic: formSchema(AdvanceStageBody, bodyOf, { reason: reasonText }) },
    onSubmit: ({ value }) =>
      settled(
        mutation.mutateAsync((api) => api.call('advanceStage', { params: { id }, body: bodyOf(value) }), {
          onSuccess() {
            onClose()
            const name = i18n._(stageLabels[value.stage])
            toasts.show({ title: t`Moved to ${name}` })
          },
        }),
      ),
  })
  return (
    <ChangeDialog
      form={form}
      error={mutation.error}
      title={<Unbroken text={t`Change the stage of order ${number}?`} />}
      description={t`The stage follows from the work: a film that is made, approved or uploaded moves it. Change it only if it is wrong.`}
      submitLabel={t`Change stage`}
      onClose={onClose}
    >
      <form.AppField name="stage">
        {(field) => (
          <field.FormSelect
            label={t`New stage`}
            options={nextStages.map((stage) => ({ value: stage, label: i18n._(stageLabels[stage]) }))}
          />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {() => <ReasonField hint={t`This is shown in the timeline.`} />}
      </form.AppField>
    </ChangeDialog>
  )
}
