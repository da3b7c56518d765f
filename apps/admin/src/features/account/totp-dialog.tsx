import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { TotpSetup } from '@recadinho/contracts/account'
import { ConfirmTotpBody } from '@recadinho/contracts/account'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { TextField } from '@recadinho/ui/text-field'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { isSecondFactorWrong } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import * as css from './account.css.ts'

export interface TotpDialogProps {
  setup: TotpSetup
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

/** Shows the authenticator secret and asks for a code to confirm the setup. */
export function TotpDialog({ setup: { secret, qr }, onDone, onClose }: TotpDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const confirm = useMutation({
    mutationFn: (code: string) => api.call('confirmTotp', { body: { code } }),
    onSuccess: ({ codes }) => onDone(codes),
  })
  const bodyOf = ({ code }: { code: string }) => ({ code: code.trim() })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { code: '' },
    validators: { onDynamic: formSchema(ConfirmTotpBody, bodyOf, { code: () => t`Enter the code` }) },
    onSubmit: ({ value }) => settled(confirm.mutateAsync(bodyOf(value).code)),
  })
  const wrong = isSecondFactorWrong(confirm.error)
  return (
    <ChangeDialog
      form={form}
      error={wrong ? null : confirm.error}
      title={t`Turn on the authenticator app`}
      description={t`Scan the picture with an app such as Google Authenticator or 1Password, then enter the code that it shows.`}
      submitLabel={t`Turn on`}
      onClose={onClose}
    >
      <img
        className={css.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t`QR code for your authenticator app`}
      />
      <TextField label={t`Or type this key into the app`} value={secret} readOnly />
      <form.AppField name="code">
        {(field) => (
          <field.FormTextField
            label={t`Code`}
            hint={t`6 digits from the app`}
            inputMode="numeric"
            autoComplete="one-time-code"
            refused={wrong ? i18n._(errorMessage(confirm.error)) : undefined}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
