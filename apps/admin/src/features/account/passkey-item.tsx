import { Trans, useLingui } from '@lingui/react/macro'
import type { Passkey } from '@recadinho/contracts/passkeys'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { AccountRow } from './account-row.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { usePasskeyChange } from './use-passkey-change.ts'

/** A passkey, which can be renamed or removed. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { id, name, createdAt, lastUsedAt } = passkey
  const [renaming, setRenaming] = useState(false)
  const rename = usePasskeyChange(
    (api, wanted: string) => api.call('renamePasskey', { params: { id }, body: { name: wanted } }),
    t`Saved`,
  )
  const remove = usePasskeyChange((api) => api.call('removePasskey', { params: { id } }), t`Passkey removed`)
  const added = formatDateTime(createdAt, tag)
  const used = lastUsedAt === null ? undefined : formatDateTime(lastUsedAt, tag)
  return (
    <AccountRow
      label={name}
      value={used === undefined ? t`Added ${added}` : t`Added ${added}, last used ${used}`}
    >
      <Button size="sm" variant="secondary" onClick={() => setRenaming(true)}>
        <Trans>Rename…</Trans> <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="sm" variant="plain" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
        <Trans>Remove</Trans> <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ErrorCallout error={remove.error} title={t`Nothing was changed`} />
      {renaming && (
        <PasskeyNameDialog
          title={t`Rename the passkey`}
          submitLabel={t`Save`}
          name={name}
          error={rename.error}
          send={(wanted) => rename.mutateAsync(wanted, { onSuccess: () => setRenaming(false) })}
          onClose={() => setRenaming(false)}
        />
      )}
    </AccountRow>
  )
}
