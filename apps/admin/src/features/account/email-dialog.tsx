import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { RequestEmailChangeBody } from '@recadinho/contracts/email-changes'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { isEmailTaken } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAccountChange } from './use-account-change.ts'

/** Changes the sign-in email address, which is first confirmed by a link sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const change = useAccountChange(
    (api, body: { email: string }) => api.call('requestEmailChange', { body }),
    ({ email }) => t`We sent a link to ${email}`,
  )
  const bodyOf = (typed: { email: string }) => ({ email: typed.email.trim() })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { email: '' },
    validators: {
      onDynamic: formSchema(RequestEmailChangeBody, bodyOf, {
        email: () => t`Enter a valid email, such as name@example.com`,
      }),
    },
    onSubmit: ({ value }) => settled(change.mutateAsync(bodyOf(value), { onSuccess: onClose })),
  })
  const typed = useSelector(form.store, ({ values }) => values.email.trim())
  const taken = isEmailTaken(change.error)
  return (
    <ChangeDialog
      form={form}
      error={taken ? null : change.error}
      title={t`Change your email`}
      description={t`We send a link to the new address. Until you open it, you sign in with the present one. We tell the present one when it changes.`}
      submitLabel={t`Send the link`}
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField
            label={t`New email`}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            refused={
              taken && typed === change.variables?.email ? i18n._(errorMessage(change.error)) : undefined
            }
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
