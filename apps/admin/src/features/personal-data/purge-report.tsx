import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { purgeLabel } from './labels.ts'
import { purgesOptions } from './personal-data-queries.ts'
import * as css from './personal-data.css.ts'

/** The latest purge runs: when, what and how much. */
export function PurgeReport() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const { items } = useSuspenseQuery(purgesOptions(api)).data
  return (
    <DetailCard title={t`Removed by age`}>
      <Text size="sm" tone="muted">
        <Trans>
          Every night, what is older than the days under{' '}
          <Link to="/admin/settings/retention" className={css.inText}>
            Retention
          </Link>{' '}
          is removed. These are the last runs.
        </Trans>
      </Text>
      {items.length === 0 ? (
        <Text size="sm">
          <Trans>No run yet. The first one is tonight.</Trans>
        </Text>
      ) : (
        <Facts>
          {items.map(({ name, beganAt, finishedAt, removed: count }) => (
            <Fact key={name} name={purgeLabel(i18n, name)}>
              {inOneLine([
                t`${plural(count, { one: '# record', other: '# records' })}`,
                formatDateTime(finishedAt ?? beganAt, tag),
                finishedAt === null && t`still running`,
              ])}
            </Fact>
          ))}
        </Facts>
      )}
    </DetailCard>
  )
}
