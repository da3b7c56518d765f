import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FailedMail } from '@recadinho/contracts/money'
import { Heading, Text } from '@recadinho/ui/text'
import { MailActions, MailFacts, MailProblem } from './failed-mail-parts.tsx'
import { useActOnMail } from './use-act-on-mail.ts'
import * as css from './inbox.css.ts'

/** E-mails that were tried in vain, by order. */
export function FailedMails({ mail }: { mail: readonly FailedMail[] }) {
  const { t } = useLingui()
  if (mail.length === 0) return null
  const count = mail.reduce((sum, { mails }) => sum + mails.length, 0)
  return (
    <section aria-label={t`E-mails that were not sent`} className={css.part}>
      <Heading level={2} size="h4">
        <Plural value={count} one="# e-mail was not sent" other="# e-mails were not sent" />
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          They were tried many times. Send them again once the mail server or the address is mended; none goes
          out twice.
        </Trans>
      </Text>
      <ul className={css.list}>
        {mail.map((failed) => (
          <FailedMailItem key={failed.order.id} failed={failed} />
        ))}
      </ul>
    </section>
  )
}

function FailedMailItem({ failed }: { failed: FailedMail }) {
  const act = useActOnMail(failed, () => document.querySelector<HTMLElement>('#money')?.focus())
  const { order, mails } = failed
  return (
    <li className={css.item}>
      <div className={css.event}>
        <div className={css.told}>
          <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.order}>
            {order.number}
          </Link>
          {` · ${order.guardianName}`}
          <Text as="div" size="xs" tone="muted">
            <MailFacts mails={mails} />
          </Text>
        </div>
        <MailActions act={act} />
      </div>
      <MailProblem act={act} />
    </li>
  )
}
