import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@recadinho/ui/spinner'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './page-loading.css.ts'

/** The loading state of a page. The router shows it only after 300 ms (§9). */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <output className={css.box}>
      <Spinner size="lg" />
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
    </output>
  )
}
