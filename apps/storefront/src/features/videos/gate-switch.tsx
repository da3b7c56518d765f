import { useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import { Stack } from '@recadinho/ui/layout'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshOrder } from '../../lib/orders/order-query.ts'
import { useShop } from '../../lib/use-shop.ts'
import { GrownUpGate } from './grown-up-gate.tsx'
import { SendFailed } from '../../components/orders/send-failed.tsx'

export interface GateSwitchProps {
  order: Order
  token: string | undefined
}

/** Puts a question before the video that only a grown-up can answer. */
export function GateSwitch({ order: { id, videoGated }, token }: GateSwitchProps) {
  const { t } = useLingui()
  const shop = useShop()
  const [answering, setAnswering] = useState(false)
  // The query library reports a pending call with a delay, in which the switch would flip back.
  const [choice, setChoice] = useState<boolean>()
  const setting = useMutation({
    mutationFn: async (gated: boolean) => {
      await shop.api.call('setVideoGate', {
        params: { id },
        query: token ? { token } : {},
        body: { gated },
      })
      await refreshOrder(shop, id, token)
    },
    onSettled: () => setChoice(undefined),
  })
  const set = (gated: boolean) => {
    setChoice(gated)
    setting.mutate(gated)
  }
  return (
    <Stack gap={3}>
      <SwitchField
        label={t`Ask for a grown-up before it plays`}
        hint={t`For everyone who opens your order's link: the door opens only after a year of birth.`}
        checked={choice ?? videoGated}
        disabled={choice !== undefined}
        onChange={({ currentTarget }) => {
          if (currentTarget.checked) set(true)
          else setAnswering(true)
        }}
      />
      {answering && (
        <GrownUpGate
          submitLabel={t`Switch it off`}
          onPass={() => {
            setAnswering(false)
            set(false)
          }}
          onBack={() => setAnswering(false)}
        />
      )}
      {setting.isError && <SendFailed error={setting.error} />}
    </Stack>
  )
}
