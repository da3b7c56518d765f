import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { SecondFactor as State } from '@recadinho/contracts/account'
import { Button } from '@recadinho/ui/button'
import { useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { accountOptions } from './account-queries.ts'
import { AccountRow } from './account-row.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'
import { TotpOffDialog } from './totp-off-dialog.tsx'

/** The authenticator app: turning it on with a code, turning it off, and its recovery codes. */
export function SecondFactor({ enabled, recoveryCodesLeft }: State) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const [codes, setCodes] = useState<readonly string[]>()
  const [off, setOff] = useState(false)
  const showCodes = (shown: readonly string[]) => {
    setup.reset()
    setCodes(shown)
    void queryClient.invalidateQueries({ queryKey: accountOptions(api).queryKey })
  }
  const setup = useMutation({ mutationFn: () => api.call('startTotp', {}) })
  const renew = useMutation({
    mutationFn: () => api.call('renewRecoveryCodes', {}),
    onSuccess: (answer) => showCodes(answer.codes),
  })
  return (
    <>
      <AccountRow
        label={t`Authenticator app`}
        value={
          enabled
            ? t`On. Recovery codes left: ${recoveryCodesLeft}`
            : t`Off. With one, your password alone opens nothing.`
        }
      >
        {enabled ? (
          <>
            <Button
              size="sm"
              variant="secondary"
              loading={renew.isPending}
              onClick={() => renew.mutate(undefined)}
            >
              <Trans>New recovery codes</Trans>
            </Button>
            <Button size="sm" variant="plain" onClick={() => setOff(true)}>
              <Trans>Turn off…</Trans>
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" loading={setup.isPending} onClick={() => setup.mutate()}>
            <Trans>Turn on…</Trans>
          </Button>
        )}
        <ErrorCallout error={setup.error ?? renew.error} title={t`Nothing was changed`} />
      </AccountRow>
      {setup.data && <TotpDialog setup={setup.data} onDone={showCodes} onClose={() => setup.reset()} />}
      {off && <TotpOffDialog onClose={() => setOff(false)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
