import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GatewayOffReason, GatewayState } from '@recadinho/contracts/admin-settings'
import { methodLabels } from '../../lib/labels.ts'
import { inOneLine } from '../../lib/in-one-line.ts'

const reasons: Record<GatewayOffReason, MessageDescriptor> = {
  not_configured: msg`Off: it has no keys yet. They're set on the server.`,
  switched_off: msg`Off: switched off here`,
  methods_off: msg`Off: its payment methods are switched off`,
  no_links: msg`Off: no package has a payment link`,
}

/** Whether buyers are offered a gateway, and if not, why. */
export function GatewayStatus({ state: { methods, offReason, sandbox } }: { state: GatewayState }) {
  const { t, i18n } = useLingui()
  return inOneLine([
    offReason === null ? t`On` : i18n._(reasons[offReason]),
    methods.length > 0 && methods.map((method) => i18n._(methodLabels[method])).join(', '),
    sandbox && t`Test mode: no real money moves`,
  ])
}
