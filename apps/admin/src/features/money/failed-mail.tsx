import { Trans, useLingui } from '@lingui/react/macro'
import type { FailedMail as Failed } from '@recadinho/contracts/money'
import { Callout } from '@recadinho/ui/callout'
import { MailActions, MailFacts, MailProblem } from './failed-mail-parts.tsx'
import { useActOnMail } from './use-act-on-mail.ts'

/** On the order's page: what did not go out to its buyer, and what can be done. */
export function FailedMail({ failed }: { failed: Failed }) {
  const { t } = useLingui()
  const act = useActOnMail(failed, () => document.querySelector<HTMLElement>('h1')?.focus())
  return (
    <>
      <Callout
        tone="warning"
        title={t`The buyer did not get every e-mail`}
        action={<MailActions act={act} />}
      >
        <p>
          <Trans>
            It was tried many times. Send it again once the mail server or the address is mended, or tell the
            buyer another way.
          </Trans>
        </p>
        <MailFacts mails={failed.mails} />
      </Callout>
      <MailProblem act={act} />
    </>
  )
}
