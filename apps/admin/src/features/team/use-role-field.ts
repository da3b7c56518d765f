import { useLingui } from '@lingui/react/macro'
import { staffRoles, type StaffRole } from '@recadinho/contracts/sessions'
import { roleHints, roleLabels } from '../../lib/role-labels.ts'

/** Props of a role select; its hint describes the selected role. */
export function useRoleField(role: StaffRole) {
  const { t, i18n } = useLingui()
  return {
    label: t`Role`,
    hint: i18n._(roleHints[role]),
    options: staffRoles.map((value) => ({ value, label: i18n._(roleLabels[value]) })),
  }
}
