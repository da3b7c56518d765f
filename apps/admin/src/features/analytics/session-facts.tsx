import { useLingui } from '@lingui/react/macro'
import type { TrackedSession } from '@recadinho/contracts/tracking'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Fact, Facts } from '../../components/facts.tsx'
import { Written } from '../../components/written.tsx'
import { countryName } from '../../lib/country-name.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { durationWords } from './duration.ts'
import { consentLabels, deviceLabels, keyWords } from './session-labels.ts'
import { SessionStep } from './session-table.tsx'
import { lengthOf } from './session-words.ts'

/** A session's attributes; text from visitors is shown as it is. */
export function SessionFacts({ session }: { session: TrackedSession }) {
  const { t, i18n } = useLingui()
  const { locale, tag } = useLocale()
  const { source, medium, campaign, affiliate, referrer, site, country, device, consent } = session
  const written: [string, string | null][] = [
    [t`Source`, source],
    [t`Campaign medium`, medium],
    [t`Campaign`, campaign],
    [t`Affiliate`, affiliate],
    [t`Came from`, referrer],
    [t`Landing page`, site === '' ? null : site],
    [t`First page`, session.entryPath],
    [t`Last page`, session.exitPath],
  ]
  return (
    <Facts>
      <Fact name={t`Furthest step`}>
        <SessionStep session={session} />
      </Fact>
      <Fact name={t`Began`}>{formatDateTime(session.startedAt, tag)}</Fact>
      <Fact name={t`Length`}>{durationWords(lengthOf(session), tag)}</Fact>
      <Fact name={t`Pages`}>{session.pages}</Fact>
      {written.map(
        ([name, text]) =>
          text !== null && (
            <Fact key={name} name={name}>
              <Written text={keyWords(i18n, text)} />
            </Fact>
          ),
      )}
      <Fact name={t`Device`}>{i18n._(deviceLabels[device])}</Fact>
      <Fact name={t`Country`}>{country === null ? t`Unknown` : countryName(country, locale)}</Fact>
      <Fact name={t`Consent`}>{i18n._(consentLabels[consent])}</Fact>
    </Facts>
  )
}
