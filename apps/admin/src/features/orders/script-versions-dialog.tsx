import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Script, ScriptVersion } from '@recadinho/contracts/scripts'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Dialog } from '@recadinho/ui/dialog'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Select } from '@recadinho/ui/select'
import { Spinner } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { scriptProblem } from '../../lib/script-problems.ts'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { ScriptDiff } from './script-diff.tsx'
import { scriptAuthor } from './script-author.ts'
import { scriptVersionsOptions } from './order-queries.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useOrderChange } from './use-order-change.ts'

/** Compares two versions of the script line by line; an earlier one can be restored. */
export function ScriptVersionsDialog({
  order,
  from: first = order.script.version - 1,
  onClose,
}: {
  order: AdminOrder
  /** The version that is compared with the newest at first. */
  from?: number
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { api } = useAdmin()
  const versions = useQuery(scriptVersionsOptions(api, order))
  const restore = useOrderChange(order.id)
  const newest = order.script.version
  const [earlier, setEarlier] = useState(first)
  const [later, setLater] = useState(newest)
  const items = versions.data?.items ?? []
  const find = (version: number) => items.find((item) => item.version === version)
  const [from, to] = [find(earlier), find(later)]
  const options = items.map((item) => ({ value: `${item.version}`, label: nameOf(item) }))
  const problem = from && scriptProblem(i18n, from.lines)
  const other = order.actions.includes('change_script') && from && from.text !== order.script.text

  function nameOf(item: ScriptVersion) {
    const { version, beforeCorrection } = item
    const name = t`Version ${version}, ${scriptAuthor(i18n, item)}, ${formatDateTime(item.at, tag)}`
    return beforeCorrection ? t`${name} (before the buyer's correction)` : name
  }
  function onRestore(lines: Script) {
    const body = { was: { lines: order.script.lines }, changes: { lines } }
    restore.mutate((client) => client.call('changeScript', { params: { id: order.id }, body }), {
      onSuccess: () => {
        onClose()
        toasts.show({ title: t`Version ${earlier} restored` })
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Versions of the script`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        other &&
        !problem && (
          <Button
            iconStart={<ReplayIcon />}
            loading={restore.isPending}
            onClick={() => onRestore(from.lines)}
          >
            <Trans>Restore version {earlier}</Trans>
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {restore.error && <ChangeError error={restore.error} onReload={onClose} />}
        <ErrorCallout error={versions.error} title={t`We couldn't load the versions`} />
        {versions.isPending && <Spinner />}
        {items.length > 0 && (
          <>
            <Select
              label={t`Earlier`}
              options={options}
              value={`${earlier}`}
              onChange={(event) => setEarlier(Number(event.target.value))}
            />
            <Select
              label={t`Later`}
              options={options}
              value={`${later}`}
              onChange={(event) => setLater(Number(event.target.value))}
            />
          </>
        )}
        {from?.beforeCorrection && (
          <Callout tone="warning">
            <Trans>The buyer has corrected the order since version {earlier} was written.</Trans>
          </Callout>
        )}
        {other && problem && (
          <Callout tone="info">
            <Trans>
              Version {earlier} can't be restored as it is: it is longer than a script may be now.
            </Trans>
          </Callout>
        )}
        {from && to && from.text === to.text && (
          <Text size="sm" tone="muted">
            <Trans>They have the same words.</Trans>
          </Text>
        )}
        {from && to && <ScriptDiff from={from.lines} to={to.lines} order={order} />}
      </Stack>
    </Dialog>
  )
}
