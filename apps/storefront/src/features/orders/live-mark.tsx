import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import type { Liveness } from '../../lib/orders/watch-order.ts'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { useOnline } from '@recadinho/ui/online'
import * as css from './live-mark.css.ts'

/** Whether the page is up to date: by stream, by polling, or as of when the connection was lost. */
export function LiveMark({ liveness, asOf }: { liveness: Liveness; asOf: string }) {
  const { t } = useLingui()
  const tag = useDateTag()
  const online = useOnline()
  if (!online)
    return (
      <output>
        <Callout tone="warning" title={t`You're offline`}>
          <Trans>
            This is your order as of {formatDateTime(asOf, tag)}. The page will update when you're back
            online.
          </Trans>
        </Callout>
      </output>
    )
  return (
    <p className={css.mark}>
      <span className={liveness === 'stream' ? css.live : css.polling} aria-hidden="true" />
      {liveness === 'stream' ? (
        <Trans>This page updates automatically.</Trans>
      ) : (
        <Trans>This page checks for updates every few seconds.</Trans>
      )}
    </p>
  )
}
