import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import { passkeyOptions } from './passkey-queries.ts'
import * as css from './account.css.ts'

/** The user's passkeys, for signing in without a password. */
export function Passkeys() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { passkeys } = useSuspenseQuery(passkeyOptions(api)).data
  const [adding, setAdding] = useState(false)
  return (
    <section aria-labelledby="passkeys" className={css.part}>
      <div className={css.top}>
        <div>
          <Heading level={2} size="h4" id="passkeys">
            <Trans>Passkeys</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Sign in with your finger, face or PIN, without a password or code.</Trans>
          </Text>
        </div>
        <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
          <Trans>Add a passkey…</Trans>
        </Button>
      </div>
      {passkeys.length > 0 && (
        <ul aria-label={t`Passkeys`} className={css.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </section>
  )
}
