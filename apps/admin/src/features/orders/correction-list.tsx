import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { OrderCorrection } from '@recadinho/contracts/order-corrections'
import { unsaidChoices } from '@recadinho/contracts/personalization'
import { occasions } from '@recadinho/contracts/orders'
import { formatDay } from '@recadinho/i18n/calendar'
import { formatDateTime } from '@recadinho/i18n/dates'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { formatPhone } from '@recadinho/i18n/phone'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { LikenessDrawing } from '../../components/likeness-drawing.tsx'
import { Written } from '../../components/written.tsx'
import { choiceTexts, fieldLabels } from '../../lib/field-labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { WordDiff } from './word-diff.tsx'
import * as css from './corrections.css.ts'

/** The old and new value of each field, distinguished not only by strikethrough; of the script, what differs. */
export function CorrectionList({
  corrections,
  locale,
}: {
  corrections: readonly OrderCorrection[]
  /** The language of the order. */
  locale: Locale
}) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  return (
    <ul className={css.list}>
      {corrections.map((correction) => {
        const { field, was, now, detailsVersion, seen } = correction
        const at = formatDateTime(correction.at, tag)
        const seenAt = seen && formatDateTime(seen.at, tag)
        return (
          <li key={`${detailsVersion}:${field}`}>
            <p className={css.field}>{i18n._(fieldLabels[field].label)}</p>
            {field === 'script' && was !== null && now !== null ? (
              <WordDiff from={was} to={now} lang={locale} />
            ) : (
              <>
                <del className={css.was}>
                  <VisuallyHidden>
                    <Trans>Before:</Trans>{' '}
                  </VisuallyHidden>
                  <Value field={field} value={was} />
                </del>
                <br />
                <ins className={css.now}>
                  <VisuallyHidden>
                    <Trans>Now:</Trans>{' '}
                  </VisuallyHidden>
                  <Value field={field} value={now} />
                </ins>
              </>
            )}
            <Text size="sm" tone="muted">
              {at}
              {seen && (
                <>
                  {' · '}
                  <Trans>
                    Seen by <Written text={seen.by} />, {seenAt}
                  </Trans>
                </>
              )}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

/** A line each, `choice: part of the notes`. */
function Unsaid({ value }: { value: string }) {
  const { i18n } = useLingui()
  return value.split('\n').map((line) => {
    const [start = '', ...rest] = line.split(': ')
    const choice = unsaidChoices.find((known) => known === start)
    return (
      <span key={line} className={css.part}>
        <Written text={rest.join(': ')} />
        {choice && ` (${i18n._(choiceTexts[choice])})`}
      </span>
    )
  })
}

function Value({ field, value }: { field: OrderCorrection['field']; value: string | null }) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  if (value === null) return <Trans>nothing</Trans>
  const occasion = field === 'occasion' && occasions.find((known) => known === value)
  if (occasion) return i18n._(occasionLabels[occasion])
  if (field === 'unsaid') return <Unsaid value={value} />
  if (field === 'likeness') return <LikenessDrawing likeness={value} age={null} label={value} size="sm" />
  if (field === 'occasionDate') return formatDay(value, tag)
  return field === 'whatsappNumber' ? formatPhone(value) : <Written text={value} />
}
