import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { FormDialog } from '@recadinho/ui/form-dialog'

/**
 * Confirms leaving a page with unsaved changes: in a dialog within the app, otherwise with the browser's own prompt.
 */
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
