import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Callout } from '@recadinho/ui/callout'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { closedReasonLabels } from '../../lib/labels.ts'
import { healthOptions } from './dashboard-queries.ts'

/** Says so if nobody can buy anything, and why. */
export function ClosedCallout() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const reasons = useQuery(healthOptions(api)).data?.closed ?? []
  const why = new Intl.ListFormat(tag).format(reasons.map((reason) => i18n._(closedReasonLabels[reason])))
  if (reasons.length === 0) return null
  return (
    <Callout tone="danger" announce="alert">
      {t`Nobody can buy now, because ${why}.`}
    </Callout>
  )
}
