import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { AdminReview } from '@recadinho/contracts/reviews'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { ErrorCallout } from '../../components/error-callout.tsx'
import * as css from '../../components/settings-list.css.ts'
import { Written } from '../../components/written.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'

/** A parent's review with its author, and whether the shop shows it. */
export function ReviewItem({ review }: { review: AdminReview }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const { tag } = useLocale()
  const { id, author, rating: value, text, locale, createdAt, publishedAt } = review
  const published = publishedAt !== null
  const change = useMutation({
    mutationFn: () =>
      api.call('changeReviewPublication', { params: { id }, body: { published: !published } }),
    onSuccess() {
      toasts.show({ title: published ? t`The shop doesn't show it anymore` : t`The shop shows it now` })
      return queryClient.invalidateQueries({ queryKey: ['reviews'] })
    },
  })
  const received = formatDateTime(createdAt, tag)
  const shown = publishedAt && formatDateTime(publishedAt, tag)
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Text as="strong" weight="semibold">
          <Written text={author} />
        </Text>
        <Button
          size="sm"
          variant={published ? 'plain' : 'secondary'}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {published ? <Trans>Withdraw</Trans> : <Trans>Publish</Trans>}{' '}
          <VisuallyHidden>{author}</VisuallyHidden>
        </Button>
      </div>
      <Text lines="keep" lang={locale}>
        {text}
      </Text>
      <Text size="xs" tone="muted">
        {inOneLine([
          t`${value} of 5 stars`,
          locale === 'pt' ? 'Português' : 'English',
          t`received ${received}`,
          shown && t`published ${shown}`,
        ])}
      </Text>
      <ErrorCallout error={change.error} title={t`Nothing was changed`} />
    </li>
  )
}
