import { useLingui } from '@lingui/react/macro'
import { Toasts } from '@recadinho/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toasts } from '../lib/api/toasts.ts'
import { isDraftAside } from '../lib/draft/in-progress.ts'

export default function NotificationArea() {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => {
    // The visitor left for the home page before the app ran.
    if (isDraftAside())
      import('./reset-order.ts').then(({ offerUndo }) => offerUndo(router)).catch(console.info)
  }, [router])
  return <Toasts toasts={toasts} label={t`Notifications (F8)`} closeLabel={t`Close`} />
}
