import { useLingui } from '@lingui/react/macro'
import { RenameBody } from '@recadinho/contracts/account'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAccountChange } from './use-account-change.ts'

/** Changes the name shown to the team. */
export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui()
  const rename = useAccountChange(
    (api, body: { name: string }) => api.call('renameAccount', { body }),
    () => t`Saved`,
  )
  const bodyOf = (typed: { name: string }) => ({ name: typed.name.trim() })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { name },
    validators: {
      onDynamic: formSchema(RenameBody, bodyOf, { name: () => t`Enter your name, at least 2 letters` }),
    },
    onSubmit: ({ value }) => settled(rename.mutateAsync(bodyOf(value), { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={rename.error}
      title={t`Change your name`}
      submitLabel={t`Save`}
      onClose={onClose}
    >
      <form.AppField name="name">
        {(field) => <field.FormTextField label={t`Your name`} autoComplete="name" />}
      </form.AppField>
    </ChangeDialog>
  )
}
