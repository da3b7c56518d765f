import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import type { ReactNode } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { Written } from '../../components/written.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerItem } from './answer-item.tsx'
import { stateLabels, stateTones } from './contact-labels.ts'
import { messageOptions } from './contact-queries.ts'
import { MessageActions } from './message-actions.tsx'
import * as css from './messages.css.ts'

export interface MessagePageProps {
  id: string
  /** Id of the signed-in user. */
  ownId: string | undefined
  /** The sender's orders, for users who may see them. */
  orders: ReactNode
  onDeleted: () => void
}

/** One message: the question, its answers and the assignee. */
export function MessagePage({ id, ownId, orders, onDeleted }: MessagePageProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const query = useSuspenseQuery(messageOptions(api, id))
  const message = query.data
  const { subject, fullName, email, state, locale, createdAt, answers } = message
  return (
    <Page>
      <PageTitle>{subject}</PageTitle>
      <div className={css.wide}>
        <div>
          <BackLink to="/admin/messages">
            <Trans>All messages</Trans>
          </BackLink>
          <div className={css.title}>
            <Heading level={1} size="h2">
              <Written text={subject} />
            </Heading>
            <StatusPill tone={stateTones[state]}>{i18n._(stateLabels[state])}</StatusPill>
          </div>
        </div>
        <OfflineBanner />
        <OutOfDate query={query} />
        <div className={css.columns}>
          <div className={css.thread}>
            <article className={css.theirs}>
              <div className={css.meta}>
                <Text as="strong" weight="semibold">
                  <Written text={fullName} />
                </Text>
                <Text size="xs" tone="muted">
                  {formatDateTime(createdAt, tag)}
                </Text>
              </div>
              <Text size="sm" tone="muted">
                <Written text={email} /> · {locale === 'pt' ? 'Português' : 'English'}
              </Text>
              <p lang={locale} className={css.words}>
                {message.message}
              </p>
            </article>
            {answers.length > 0 && (
              <VisuallyHidden>
                <Heading level={2}>
                  <Trans>Answers</Trans>
                </Heading>
              </VisuallyHidden>
            )}
            {answers.map((answer) => (
              <AnswerItem key={answer.id} answer={answer} lang={locale} />
            ))}
            {state === 'spam' ? (
              <Text size="sm" tone="muted">
                {t`To answer, first say that it isn't spam.`}
              </Text>
            ) : (
              <AnswerForm key={id} message={message} />
            )}
          </div>
          <div className={css.thread}>
            <MessageActions message={message} ownId={ownId} onDeleted={onDeleted} />
            {orders}
          </div>
        </div>
      </div>
    </Page>
  )
}

/** Error page if the message cannot be loaded. */
export function MessageError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the message`} />
}
