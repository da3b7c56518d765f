import { Trans, useLingui } from '@lingui/react/macro'
import type { FailedMail } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { errorMessage } from '../../lib/error-message.ts'
import { mailLabels } from '../../lib/labels.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import type { useActOnMail } from './use-act-on-mail.ts'
import * as css from './inbox.css.ts'

/** What each was about, when it was given up, and what the mail server said. */
export function MailFacts({ mails }: Pick<FailedMail, 'mails'>) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  return mails.map(({ kind, failedAt, tries, error }) => (
    <p key={`${kind} ${failedAt}`}>
      {[i18n._(mailLabels[kind]), formatDateTime(failedAt, tag), tries > 1 && t`${tries} tries`, error]
        .filter(Boolean)
        .join(' · ')}
    </p>
  ))
}

type Act = ReturnType<typeof useActOnMail>

export function MailActions({ act }: { act: Act }) {
  return (
    <div className={css.buttons}>
      <Button
        size="sm"
        variant="secondary"
        iconStart={<ReplayIcon size="sm" />}
        loading={act.isPending && act.variables === 'resend'}
        onClick={() => act.mutate('resend')}
        {...rowLink}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        size="sm"
        variant="plain"
        loading={act.isPending && act.variables === 'settle'}
        onClick={() => act.mutate('settle')}
      >
        <Trans>Mark as dealt with</Trans>
      </Button>
    </div>
  )
}

export function MailProblem({ act: { error } }: { act: Act }) {
  const { t, i18n } = useLingui()
  if (!error) return null
  return (
    <Callout tone="danger" role="alert" title={t`Nothing was changed`}>
      {i18n._(errorMessage(error))}
    </Callout>
  )
}
