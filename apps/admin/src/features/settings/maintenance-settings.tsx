import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { FormDialog } from '@recadinho/ui/form-dialog'
import { useOnline } from '@recadinho/ui/online'
import { useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { settingsOptions } from './settings-queries.ts'

/** Closes the shop after a confirmation, and reopens it. */
export function MaintenanceSettings() {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const online = useOnline()
  const options = settingsOptions(api)
  const { maintenance } = useSuspenseQuery(options).data
  const [confirming, setConfirming] = useState(false)
  const change = useMutation({
    // Idempotent, so concurrent changes cannot conflict.
    mutationFn: (closed: boolean) =>
      api.call('changeSettings', {
        body: { was: { maintenance: !closed }, changes: { maintenance: closed } },
      }),
    async onSuccess(answer) {
      await showAnswer(queryClient, options.queryKey, answer)
      setConfirming(false)
      toasts.show({ title: answer.maintenance ? t`The shop is closed` : t`The shop is open` })
    },
  })
  const problem = <ErrorCallout error={change.error} title={t`Nothing was changed`} />
  return (
    <SettingsPage
      title={t`Maintenance`}
      intro={t`Closes the shop for a while. Orders that are already paid continue, and their buyers still see them.`}
    >
      {maintenance ? (
        <Callout
          tone="warning"
          title={t`The shop is closed`}
          action={
            <Button
              variant="primary"
              disabled={!online}
              loading={change.isPending}
              onClick={() => change.mutate(false)}
            >
              <Trans>Open the shop</Trans>
            </Button>
          }
        >
          <Trans>
            Nobody can order or pay. The home page and the order pages say that we'll be back soon.
          </Trans>
        </Callout>
      ) : (
        <Callout
          tone="success"
          title={t`The shop is open`}
          action={
            <Button variant="secondary" disabled={!online} onClick={() => setConfirming(true)}>
              <Trans>Close the shop…</Trans>
            </Button>
          }
        >
          <Trans>Buyers can order and pay.</Trans>
        </Callout>
      )}
      {!confirming && problem}
      {confirming && (
        <FormDialog
          title={t`Close the shop?`}
          description={t`Nobody can order or pay until you open it again. You can open it at any time.`}
          closeLabel={t`Close`}
          backLabel={t`Keep it open`}
          submitLabel={t`Close the shop`}
          danger
          submitting={change.isPending}
          error={problem}
          onSubmit={() => change.mutate(true)}
          onClose={() => {
            change.reset()
            setConfirming(false)
          }}
        />
      )}
    </SettingsPage>
  )
}
