import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { FilmFigures } from '@recadinho/contracts/dashboard'
import type { DashboardPeriod } from '@recadinho/contracts/filters'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { FigureCard } from '../../components/figure-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { filmProblemLabels } from '../../lib/film-labels.ts'
import { formatDuration } from '../../lib/time-left.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { filmsOptions } from './dashboard-queries.ts'
import * as css from './dashboard.css.ts'

/** The shop's own films in a period: how many, how long orders waited, and what a person spent on each. */
export function FilmsCard({ days }: { days: DashboardPeriod }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <FigureCard title={t`Films`} query={useQuery(filmsOptions(api, days))}>
      {(figures) =>
        figures.made + figures.failed + figures.decided.films + figures.speech.lines === 0 ? (
          <Text tone="muted">{t`The shop made no films in this period.`}</Text>
        ) : (
          <FilmNumbers figures={figures} />
        )
      }
    </FigureCard>
  )
}

function FilmNumbers({
  figures: { made, flagged, failed, problems, waited, takes, speech, byRule, decided },
}: {
  figures: FilmFigures
}) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  const time = (seconds: number | null) => (seconds === null ? '–' : formatDuration(seconds * 1000))
  const [longest, total] = [time(waited.longest), time(decided.totalSeconds)]
  const p95 = time(waited.p95)
  const recorded = number.format(takes.recorded)
  const rule = number.format(byRule)
  const { lines } = speech
  const played = percent.format(decided.played ?? 0)
  return (
    <>
      <Figures>
        <Figure
          name={t`Films made`}
          value={number.format(made)}
          note={plural(flagged, { one: '# needed a look', other: '# needed a look' })}
        />
        <Figure name={t`Orders without a film`} value={number.format(failed)} alarming={failed > 0} />
        <Figure
          name={t`From payment to film`}
          value={time(waited.median)}
          note={waited.longest === null ? undefined : t`95% within ${p95}, at most ${longest}`}
        />
        <Figure
          name={t`A person's time per film`}
          value={time(decided.medianSeconds)}
          note={decided.films === 0 ? undefined : t`${total} in all, ${played} played`}
        />
        <Figure
          name={t`Approved on the desk`}
          value={number.format(decided.films)}
          note={byRule === 0 ? undefined : t`${rule} more by the rule`}
        />
        <Figure
          name={t`Recordings used again`}
          value={number.format(takes.reused)}
          note={t`of ${recorded} recorded lines in films`}
        />
        {lines > 0 && (
          <Figure
            name={t`Cost of voices`}
            value={speech.cost ? formatMoney(speech.cost, tag) : '–'}
            note={plural(lines, {
              one: '# line said by a service',
              other: '# lines said by a service',
            })}
          />
        )}
      </Figures>
      {problems.length > 0 && (
        <ul className={css.muted} aria-label={t`What the checks found`}>
          {problems.map(({ problem, films }) => (
            <li key={problem}>
              {i18n._(filmProblemLabels[problem])}: {number.format(films)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
