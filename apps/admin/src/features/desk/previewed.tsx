import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { scriptVersionsOptions } from '../orders/order-queries.ts'
import { ScriptVersionsDialog } from '../orders/script-versions-dialog.tsx'

/** Whether the film says what the buyer previewed, and what has changed since. */
export function Previewed({ order }: { order: AdminOrder }) {
  const { api } = useAdmin()
  const [open, setOpen] = useState(false)
  const { script, takenBy } = order
  const changed = script.author === 'staff'
  const versions = useQuery({ ...scriptVersionsOptions(api, order), enabled: changed })
  const theirs = versions.data?.items.find(({ author }) => author !== 'staff')
  if (takenBy)
    return (
      <Text size="sm" tone="muted">
        <Trans>Taken by phone by {takenBy}: the buyer has seen no preview.</Trans>
      </Text>
    )
  if (!changed || theirs?.text === script.text)
    return (
      <Text size="sm" tone="muted">
        <Trans>These are the words of the preview that the buyer paid for.</Trans>
      </Text>
    )
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        <Trans>Staff have changed the script since the buyer's preview.</Trans>
      </Text>
      {theirs && (
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          <Trans>What the buyer previewed…</Trans>
        </Button>
      )}
      {theirs && open && (
        <ScriptVersionsDialog order={order} from={theirs.version} onClose={() => setOpen(false)} />
      )}
    </Inline>
  )
}
