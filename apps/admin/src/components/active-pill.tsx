import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@recadinho/ui/badge'
import { CheckIcon, CloseIcon } from '@recadinho/ui/icon'

/** Whether an affiliate or a landing page is active. */
export function ActivePill({ active }: { active: boolean }) {
  return active ? (
    <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
      <Trans>Active</Trans>
    </StatusPill>
  ) : (
    <StatusPill icon={<CloseIcon size="sm" />}>
      <Trans>Inactive</Trans>
    </StatusPill>
  )
}
