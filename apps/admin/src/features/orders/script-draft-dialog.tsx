import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Script } from '@recadinho/contracts/scripts'
import { sameSpeakers } from '@recadinho/stage/script-document'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Dialog } from '@recadinho/ui/dialog'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { useOnline } from '@recadinho/ui/online'
import { Spinner } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { useId, useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { scriptFaultLabels } from '../../lib/script-fault-labels.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useOrderChange } from './use-order-change.ts'
import { ScriptDiff } from './script-diff.tsx'

/** Generates a new script and compares it with the current one; nothing changes until it is accepted. */
export function ScriptDraftDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const online = useOnline()
  const save = useOrderChange(order.id)
  const [round, setRound] = useState(1)
  const params = { id: order.id }
  // Closing the dialog aborts the request; drafts are never refetched automatically.
  const { data, error, isFetching } = useQuery({
    queryKey: ['script draft', useId(), round],
    queryFn: ({ signal }) => api.call('draftScript', { params, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const { lines } = order.script
  const same = data && sameWords(data.lines, lines)
  function onTake(draft: Script) {
    const body = { was: { lines }, changes: { lines: draft } }
    save.mutate((client) => client.call('changeScript', { params, body }), {
      onSuccess: () => {
        onClose()
        toasts.show({ title: t`Saved as a new version` })
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Write the script again`}
      closeLabel={isFetching ? t`Cancel` : t`Close`}
      size="lg"
      footer={
        !isFetching && (
          <Inline gap={3}>
            <Button
              variant="secondary"
              iconStart={<ReplayIcon />}
              disabled={!online}
              onClick={() => setRound(round + 1)}
            >
              {error ? <Trans>Try again</Trans> : <Trans>Write another</Trans>}
            </Button>
            {data && !same && (
              <Button loading={save.isPending} disabled={!online} onClick={() => onTake(data.lines)}>
                <Trans>Use as a new version</Trans>
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack gap={4}>
        {save.error && <ChangeError error={save.error} onReload={save.reset} />}
        <ErrorCallout error={error} title={t`There's no new script`} />
        {isFetching && (
          <Inline gap={3}>
            <Spinner />
            <output>
              <Trans>Writing… The script stays as it is until you use the new one.</Trans>
            </output>
          </Inline>
        )}
        {data?.fault && (
          <Callout tone="warning" announce="status" title={t`This is the shop's own draft`}>
            {i18n._(scriptFaultLabels[data.fault])}
          </Callout>
        )}
        {data && same && (
          <Text>
            <Trans>The new draft has the same words as the script.</Trans>
          </Text>
        )}
        {data && !same && <ScriptDiff from={lines} to={data.lines} order={order} />}
      </Stack>
    </Dialog>
  )
}

const sameWords = (one: Script, other: Script) =>
  one.length === other.length &&
  one.every((line, at) => {
    const same = other[at]
    return same?.text === line.text && sameSpeakers(same, line)
  })
