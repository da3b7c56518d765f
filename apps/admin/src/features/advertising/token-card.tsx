import { Trans, useLingui } from '@lingui/react/macro'
import type { AdNetwork, AdToken } from '@recadinho/contracts/advertising'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { RemoveTokenDialog, SetTokenDialog } from './token-dialogs.tsx'
import { useTokenChange } from './use-token-change.ts'

export interface TokenCardProps {
  network: AdNetwork
  token: AdToken | null
}

/** Whether the server can speak to an advertiser; the token itself is never shown. */
export function TokenCard({ network, token }: TokenCardProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'set' | 'remove'>()
  const change = useTokenChange(network)
  const close = () => {
    change.reset()
    setOpen(undefined)
  }
  const end = token?.end
  return (
    <DetailCard title={network === 'meta' ? t`Meta Conversions API token` : t`TikTok Events API token`}>
      {token?.refusedAt && (
        <Callout tone="danger" title={t`The pixel or its token was refused`}>
          <Trans>
            Nothing is sent until you correct the pixel or set a new token. What waits, up to 47 hours old, is
            sent then.
          </Trans>
        </Callout>
      )}
      <Text size="sm" tone="muted">
        {token ? (
          <Trans>A token is set. It ends in {end}. For security, we never show the rest.</Trans>
        ) : (
          <Trans>No token is set: only the browser tells the advertiser, and ad blockers stop that.</Trans>
        )}
      </Text>
      <Inline gap={3}>
        <Button variant="secondary" onClick={() => setOpen('set')}>
          {token ? <Trans>Replace token</Trans> : <Trans>Set token</Trans>}
        </Button>
        {token && (
          <Button variant="subtle" onClick={() => setOpen('remove')}>
            <Trans>Remove token</Trans>
          </Button>
        )}
      </Inline>
      {open === 'set' && <SetTokenDialog change={change} onClose={close} />}
      {open === 'remove' && <RemoveTokenDialog change={change} onClose={close} />}
    </DetailCard>
  )
}
