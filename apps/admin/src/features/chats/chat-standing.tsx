import { Trans, useLingui } from '@lingui/react/macro'
import type { Chat } from '@recadinho/contracts/chats'
import { formatDateTime } from '@recadinho/i18n/dates'
import { ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ExternalIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'

/** Whether the buyer allows automatic messages, and where they said so. */
export function Consent({ consent }: Pick<Chat, 'consent'>) {
  const { t } = useLingui()
  const { tag } = useLocale()
  if (consent === null) return null
  const at = formatDateTime(consent.at, tag)
  if (!consent.given)
    return (
      <Callout tone="warning" title={t`No automatic messages on WhatsApp`}>
        <Trans>The buyer asked for this on {at}. Videos and notices go by email.</Trans>
      </Callout>
    )
  return (
    <Text size="sm" tone="muted">
      {consent.source === 'checkout'
        ? t`Agreed to WhatsApp messages by giving this number with the order on ${at}.`
        : t`Asked for WhatsApp messages on ${at}.`}
    </Text>
  )
}

/** Why staff cannot send messages now, and the alternative. */
export function ClosedChat({
  problem,
  opensUntil,
  handLink,
}: Pick<Chat, 'problem' | 'opensUntil' | 'handLink'>) {
  const { t } = useLingui()
  const { tag } = useLocale()
  if (problem === null) return null
  const at = opensUntil && formatDateTime(opensUntil, tag)
  const why = {
    not_configured: t`WhatsApp isn't set up for the shop, so write from your own phone.`,
    opted_out: t`The buyer asked for no messages. You can answer here as soon as they write again.`,
    closed: at
      ? t`WhatsApp takes free messages for 24 hours after the buyer's last one. That ended on ${at}.`
      : t`WhatsApp takes free messages for 24 hours after the buyer writes. They haven't written yet.`,
  }[problem]
  return (
    <Callout
      tone="info"
      title={t`You can't write here now`}
      action={
        handLink !== null &&
        problem !== 'opted_out' && (
          <ButtonLink
            size="sm"
            variant="secondary"
            href={handLink}
            target="_blank"
            rel="noreferrer"
            iconEnd={<ExternalIcon size="sm" />}
          >
            <Trans>Write from your phone</Trans>
          </ButtonLink>
        )
      }
    >
      {why}
    </Callout>
  )
}
