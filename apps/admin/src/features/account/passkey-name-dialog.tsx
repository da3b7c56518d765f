import { useLingui } from '@lingui/react/macro'
import { formSchema } from '@recadinho/contracts/form-schema'
import { PasskeyNameBody } from '@recadinho/contracts/passkeys'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'

export interface PasskeyNameDialogProps {
  title: string
  description?: string
  submitLabel: string
  name: string
  error: Error | null
  /** The browser's error, if it refused. */
  refused?: string | undefined
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a passkey's name. */
export function PasskeyNameDialog({ name, refused, send, ...dialog }: PasskeyNameDialogProps) {
  const { t } = useLingui()
  const bodyOf = (typed: { name: string }) => ({ name: typed.name.trim() })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { name },
    validators: { onDynamic: formSchema(PasskeyNameBody, bodyOf, { name: () => t`Enter a name` }) },
    onSubmit: ({ value }) => settled(send(bodyOf(value).name)),
  })
  return (
    <ChangeDialog form={form} {...dialog}>
      <form.AppField name="name">
        {(field) => (
          <field.FormTextField
            label={t`Name of the passkey`}
            hint={t`So that you know it again: "Work phone", "Key ring"`}
            refused={refused}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
