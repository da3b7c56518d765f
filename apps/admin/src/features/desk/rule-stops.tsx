import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RuleStop } from '@recadinho/contracts/films'
import { Text } from '@recadinho/ui/text'

const ruleStopLabels: Record<RuleStop, MessageDescriptor> = {
  called_back: msg`its approval was called back`,
  claimed: msg`someone on the team is on it`,
  on_hold: msg`the order is on hold`,
  checks: msg`a check found something`,
  voice: msg`some of its lines are silent or have a draft voice`,
  unsaid_notes: msg`part of the notes is still undecided`,
  correction: msg`nobody has seen the buyer's correction`,
  message: msg`the buyer's message waits for an answer`,
  problem: msg`the buyer has reported a problem`,
  money: msg`its payment needs a look`,
  outdated: msg`the film isn't of the newest script`,
  undeliverable: msg`it can't be delivered now`,
}

/** Why the owner's rule has left a film to a person. */
export function RuleStops({ stops }: { stops: readonly RuleStop[] | null | undefined }) {
  const { i18n } = useLingui()
  const tag = i18n.locale
  if (!stops || stops.length === 0) return null
  const reasons = new Intl.ListFormat(tag).format(stops.map((stop) => i18n._(ruleStopLabels[stop])))
  return (
    <Text size="sm" tone="muted">
      <Trans>Not sent by the rule: {reasons}.</Trans>
    </Text>
  )
}
