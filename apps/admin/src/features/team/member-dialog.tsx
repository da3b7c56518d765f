import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { ChangeMemberBody, TeamMember } from '@recadinho/contracts/team'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { teamOptions } from '../../lib/team-queries.ts'
import { useRoleField } from './use-role-field.ts'
import { useTeamChange } from './use-team-change.ts'

export interface MemberDialogProps {
  /** The member when the dialog was opened: if it has changed since, the server refuses instead of overwriting. */
  member: TeamMember
  onClose: () => void
}

/** Changes a member's role and whether they may sign in. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const { id, version, name } = member
  const change = useTeamChange(
    (api, body: ChangeMemberBody) => api.call('changeTeamMember', { params: { id }, body }),
    ({ active }) => (member.active && !active ? t`${name} was signed out everywhere` : t`Saved`),
  )
  const form = useAppForm({
    defaultValues: { role: member.role, active: member.active },
    onSubmit: ({ value }) => settled(change.mutateAsync({ version, ...value }, { onSuccess: onClose })),
  })
  const roleField = useRoleField(useSelector(form.store, ({ values }) => values.role))
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      reloadLabel={t`Reload the team`}
      onReload={() => {
        void queryClient.invalidateQueries({ queryKey: teamOptions(api).queryKey })
        onClose()
      }}
      title={<Unbroken text={t`Change ${name}`} />}
      description={member.email}
      submitLabel={t`Save`}
      onClose={onClose}
    >
      <form.AppField name="role">{(field) => <field.FormSelect {...roleField} />}</form.AppField>
      <form.AppField name="active">
        {(field) => (
          <field.FormCheckbox
            label={t`Can sign in`}
            hint={t`If you turn this off, they're signed out everywhere at once.`}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
