import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { IconButton } from '@recadinho/ui/button'
import { HelpIcon } from '@recadinho/ui/first-icons'
import { useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { toasts } from '../../lib/toasts.ts'
import { tourAt } from './targets.ts'

/** Starts the open page's tour, if it has one. Its code is loaded on first use. */
export function TourButton() {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const router = useRouter()
  const name = useLocation({ select: ({ pathname }) => tourAt(pathname) })
  const [loading, setLoading] = useState(false)
  if (name === undefined) return null
  const tour = name
  function start() {
    setLoading(true)
    import('./guide.ts')
      .then(({ startTour }) => startTour(tour, locale, router))
      // For example when offline; the next click retries.
      .catch((error: unknown) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }))
      .finally(() => setLoading(false))
  }
  return (
    <IconButton label={t`Show me around this page`} icon={<HelpIcon />} loading={loading} onClick={start} />
  )
}
