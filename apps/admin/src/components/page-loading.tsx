import { useLingui } from '@lingui/react/macro'
import { Loading } from '@recadinho/ui/spinner'

/** A page that is loading; visible after 300 ms. */
export function PageLoading() {
  const { t } = useLingui()
  return <Loading label={t`Loading…`} />
}
