import { useLingui } from '@lingui/react/macro'
import { formSchema } from '@recadinho/contracts/form-schema'
import { OrderViewBody, orderViewsMax, type OrderView } from '@recadinho/contracts/order-views'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { refusedFields } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useSaveView } from './use-order-views.ts'

/** Asks for a view's name; without `view`, a new one is created. */
export function ViewDialog({ view, onClose }: { view: OrderView; onClose: () => void }) {
  const { t } = useLingui()
  const save = useSaveView()
  const bodyOf = ({ name }: { name: string }) => ({ name: name.trim(), filters: view.filters })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { name: view.name },
    validators: {
      onDynamic: formSchema(OrderViewBody, bodyOf, { name: () => t`Enter a name of at most 40 characters` }),
    },
    onSubmit: ({ value }) =>
      settled(save.mutateAsync({ id: view.id, ...bodyOf(value) }, { onSuccess: onClose })),
  })
  const full = refusedFields(save.error).includes('params/id')
  return (
    <ChangeDialog
      form={form}
      error={full ? null : save.error}
      title={view.name === '' ? t`Save these filters` : t`Rename the view`}
      description={
        view.name === ''
          ? t`Only you see it. The words of a search are not kept.`
          : t`Its filters stay as they are.`
      }
      submitLabel={t`Save`}
      onClose={onClose}
    >
      <form.AppField name="name">
        {(field) => (
          <field.FormTextField
            label={t`Name`}
            autoComplete="off"
            maxLength={40}
            refused={full ? t`You have ${orderViewsMax} views. Delete one first.` : undefined}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
