import { useLingui } from '@lingui/react/macro'
import { staffRoles, type StaffRole } from '@recadinho/contracts/sessions'
import { roleHints, roleLabels } from '../../lib/role-labels.ts'

/** The props of the select of a role; its hint says what the selected one may do. */
export function useRoleField(role: StaffRole) {
  const { t, i18n } = useLingui()
  return {
    label: t`Role`,
    hint: i18n._(roleHints[role]),
    options: staffRoles.map((value) => ({ value, label: i18n._(roleLabels[value]) })),
  }
}
