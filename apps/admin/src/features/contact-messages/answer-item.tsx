import { Trans, useLingui } from '@lingui/react/macro'
import type { ContactAnswer } from '@recadinho/contracts/contact-messages'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { deadReasonLabels } from '../../lib/outbox-labels.ts'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { deliveryLabels, deliveryTones } from './contact-labels.ts'
import { useMessageChange } from './use-message-change.ts'
import * as css from './messages.css.ts'

/** An answer by staff, and whether its email was sent. */
export function AnswerItem({ answer, lang }: { answer: ContactAnswer; lang: string }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { id, text, by, at, delivery, deadReason } = answer
  const resend = useMessageChange(
    (api) => api.call('resendContactAnswer', { params: { id } }),
    () => toasts.show({ title: t`Sending the answer again` }),
  )
  return (
    <article className={css.ours}>
      <div className={css.meta}>
        <Text as="strong" weight="semibold">
          {by}
        </Text>
        <Text size="xs" tone="muted">
          {formatDateTime(at, tag)}
        </Text>
      </div>
      <p lang={lang} className={css.words}>
        {text}
      </p>
      <output>
        <StatusPill tone={deliveryTones[delivery]}>{i18n._(deliveryLabels[delivery])}</StatusPill>
      </output>
      {deadReason && (
        <Callout
          tone="danger"
          title={i18n._(deadReasonLabels[deadReason])}
          action={
            <Button
              size="sm"
              variant="secondary"
              iconStart={<ReplayIcon size="sm" />}
              loading={resend.isPending}
              onClick={() => resend.mutate()}
            >
              <Trans>Send again</Trans>
            </Button>
          }
        >
          {deadReason === 'outcome_unknown'
            ? t`The connection broke at the last moment. If you send it again, they may get it twice.`
            : t`The email didn't go out. Check the address, then send it again.`}
        </Callout>
      )}
      <ErrorCallout error={resend.error} title={t`The answer wasn't sent again`} />
    </article>
  )
}
