import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@recadinho/ui/badge'
import { EditIcon } from '@recadinho/ui/icon'

/** The buyer corrected something that no staff member has seen yet. */
export const CorrectionPill = () => (
  <StatusPill tone="warning" icon={<EditIcon size="sm" />}>
    <Trans>Corrected by the buyer</Trans>
  </StatusPill>
)
