import { useLingui } from '@lingui/react/macro'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { onceSent } from '@recadinho/ui/form'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = ({ approveInBulk, approveByRule }: AdminSettings) => ({ approveInBulk, approveByRule })

/** How films may be approved other than one by one; both are off at first. */
export function ApprovalSettings() {
  const { t } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const form = useAppForm({
    ...onceSent,
    formId: 'approvals',
    defaultValues: valuesOf(edit.base),
    onSubmit: ({ value, formApi }) => edit.submit(formApi, value),
  })
  const labels = {
    approveInBulk: t`Let staff approve several films together`,
    approveByRule: t`Approve and deliver films by a rule, without a person`,
  }
  return (
    <SettingsPage
      title={t`Approval of films`}
      intro={t`While both are off, a person approves each film on the desk. While one is on, the shop's pages and policies no longer say that a person watches every video.`}
    >
      <EditForm form={form} edit={edit} names={labels}>
        <form.AppField name="approveInBulk">
          {(field) => (
            <field.FormCheckbox
              label={labels.approveInBulk}
              hint={t`Only films in which every check passed. Staff see how much of each was played before they confirm.`}
            />
          )}
        </form.AppField>
        <form.AppField name="approveByRule">
          {(field) => (
            <field.FormCheckbox
              label={labels.approveByRule}
              hint={t`Only if every check passed, every line has a final voice, the film matches the newest script, and no note, message, correction or problem is open. Every other film waits on the desk, with the reason.`}
            />
          )}
        </form.AppField>
      </EditForm>
    </SettingsPage>
  )
}
