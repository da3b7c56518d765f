import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { FormDialog } from '@recadinho/ui/form-dialog'

/** Asks before a page is left whose changes are not saved: within the app in a dialog, else in the browser's own. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <FormDialog
      title={t`Leave without saving?`}
      description={t`Your changes on this page aren't saved yet. If you leave, they're lost.`}
      closeLabel={t`Close`}
      backLabel={t`Keep editing`}
      submitLabel={t`Leave`}
      danger
      submitting={false}
      onSubmit={proceed}
      onClose={reset}
    />
  )
}
