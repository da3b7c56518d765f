import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { ChangePasswordBody } from '@recadinho/contracts/account'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { TextField } from '@recadinho/ui/text-field'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { isPasswordCommon, isPasswordWrong } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAccountChange } from './use-account-change.ts'

interface Typed {
  current: string
  password: string
}

/** Changes the password, confirmed by the current one. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const change = useAccountChange(
    (api, body: Typed) => api.call('changePassword', { body }),
    () => t`Password changed. Your other devices are signed out.`,
  )
  const form = useAppForm({
    ...onceSent,
    defaultValues: { current: '', password: '' },
    validators: {
      onDynamic: formSchema(ChangePasswordBody, (typed: Typed) => typed, {
        current: () => t`Enter your password`,
        password: (rule) =>
          rule === 'maxLength' ? t`Use at most 200 characters` : t`Use at least 12 characters`,
      }),
    },
    onSubmit: ({ value }) => settled(change.mutateAsync(value, { onSuccess: onClose })),
  })
  const { current, password } = useSelector(form.store, ({ values }) => values)
  const [wrong, common] = [isPasswordWrong(change.error), isPasswordCommon(change.error)]
  const said = i18n._(errorMessage(change.error))
  return (
    <ChangeDialog
      form={form}
      error={wrong || common ? null : change.error}
      title={t`Change your password`}
      description={t`You'll be signed out on all your other devices.`}
      submitLabel={t`Change password`}
      onClose={onClose}
    >
      <TextField label={t`Email`} type="email" autoComplete="username" value={email} readOnly />
      <form.AppField name="current">
        {(field) => (
          <field.FormTextField
            label={t`Current password`}
            type="password"
            autoComplete="current-password"
            refused={wrong && current === change.variables?.current ? said : undefined}
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.FormTextField
            label={t`New password`}
            hint={t`At least 12 characters. A few unrelated words work well.`}
            type="password"
            autoComplete="new-password"
            refused={common && password === change.variables?.password ? said : undefined}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
