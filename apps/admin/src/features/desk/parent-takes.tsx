import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { Callout } from '@recadinho/ui/callout'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { ParentTake } from '../../components/parent-take.tsx'
import { Written } from '../../components/written.tsx'
import { errorMessage } from '../../lib/error-message.ts'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** Lines that the parent has said, for staff to hear before they approve the film. */
export function ParentTakes({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { data, error } = useQuery({
    ...orderSpeechOptions(api, order.id),
    enabled: order.hasParentTakes && order.status === 'in_production',
  })
  if (error) return <Callout tone="warning" title={i18n._(errorMessage(error))} />
  const lines = new Map(
    data?.lines.filter(({ parentTake }) => parentTake !== null).map((line) => [line.key, line]),
  )
  if (!data || lines.size === 0) return null
  return (
    <DetailCard title={t`In the parent's own voice`}>
      <Text size="sm" tone="muted">
        <Trans>Listen to each. Without one, the film uses another recording or the shop's voice.</Trans>
      </Text>
      {[...lines.values()].map((line) => (
        <Stack key={line.key} gap={2}>
          <Text size="sm" weight="semibold" lang={data.locale}>
            <Written text={line.text} />
          </Text>
          <ParentTake orderId={order.id} line={line} listens />
        </Stack>
      ))}
    </DetailCard>
  )
}
