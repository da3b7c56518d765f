import { useLingui } from '@lingui/react/macro'
import { SetAdTokenBody } from '@recadinho/contracts/advertising'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import type { TokenChange } from './use-token-change.ts'

export interface TokenDialogProps {
  change: TokenChange
  onClose: () => void
}

const bodyOf = ({ token }: { token: string }): SetAdTokenBody => ({ token: token.trim() })

/** Takes a token in; it is never shown again. */
export function SetTokenDialog({ change, onClose }: TokenDialogProps) {
  const { t } = useLingui()
  const form = useAppForm({
    ...onceSent,
    defaultValues: { token: '' },
    validators: {
      onDynamic: formSchema(SetAdTokenBody, bodyOf, {
        token: () => t`Paste the whole token: at least 20 characters, without blanks`,
      }),
    },
    onSubmit: ({ value }) => settled(change.mutateAsync(bodyOf(value).token, { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={t`Set the token`}
      description={t`Create it in the advertiser's events manager. It replaces the one that is set.`}
      submitLabel={t`Save token`}
      onClose={onClose}
    >
      <form.AppField name="token">
        {(field) => (
          <field.FormTextField
            label={t`Token`}
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}

/** The last question before the server falls silent. */
export function RemoveTokenDialog({ change, onClose }: TokenDialogProps) {
  const { t } = useLingui()
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () => settled(change.mutateAsync(null, { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={t`Remove the token?`}
      description={t`The server stops reporting to this advertiser. You can set a token again at any time.`}
      submitLabel={t`Remove token`}
      danger
      onClose={onClose}
    />
  )
}
