import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { Locale } from '@recadinho/contracts/common'
import { formSchema } from '@recadinho/contracts/form-schema'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { InviteBody } from '@recadinho/contracts/team'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { isEmailTaken } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useRoleField } from './use-role-field.ts'
import { useTeamChange } from './use-team-change.ts'

interface Typed {
  email: string
  role: StaffRole
  locale: Locale
}

/** Asks for the email address, role and language of an invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const invite = useTeamChange(
    (api, body: InviteBody) => api.call('inviteStaff', { body }),
    ({ email }) => t`Invitation sent to ${email}`,
  )
  const defaultValues: Typed = { email: '', role: 'production', locale }
  const form = useAppForm({
    ...onceSent,
    defaultValues,
    validators: {
      onDynamic: formSchema(InviteBody, bodyOf, {
        email: () => t`Enter a valid email, such as name@example.com`,
      }),
    },
    onSubmit: ({ value }) => settled(invite.mutateAsync(bodyOf(value), { onSuccess: onClose })),
  })
  const { email, role } = useSelector(form.store, ({ values }) => values)
  const roleField = useRoleField(role)
  const taken = isEmailTaken(invite.error)
  const refused = taken && email.trim() === invite.variables?.email
  return (
    <ChangeDialog
      form={form}
      error={taken ? null : invite.error}
      title={t`Invite someone`}
      description={t`They get an email with a link that works once, for 7 days.`}
      submitLabel={t`Send invitation`}
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField
            label={t`Email`}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            refused={refused ? i18n._(errorMessage(invite.error)) : undefined}
          />
        )}
      </form.AppField>
      <form.AppField name="role">{(field) => <field.FormSelect {...roleField} />}</form.AppField>
      <form.AppField name="locale">
        {(field) => (
          <field.FormSelect
            label={t`Language of the email`}
            options={[
              { value: 'en', label: 'English' },
              { value: 'pt', label: 'Português' },
            ]}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}

const bodyOf = ({ email, ...rest }: Typed) => ({ ...rest, email: email.trim() })
