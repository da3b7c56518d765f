import { Trans, useLingui } from '@lingui/react/macro'
import type { Speech } from '@recadinho/stage/film-sound'
import { Button } from '@recadinho/ui/button'
import { useMemo, useState } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { peaksOf, secondsOf, type Span } from '@recadinho/recorder/take-sound'
import * as css from './recording.css.ts'

const bars = 160
const step = 0.01
/** Less than this is no word, in seconds. */
const shortest = 0.2

export interface TrimFieldsProps {
  take: Speech
  span: Span
  onCut: (span: Span) => void
}

/** Moves where a take begins and ends. */
export function TrimFields({ take, span, onCut }: TrimFieldsProps) {
  const { t } = useLingui()
  const [{ from, to }, setSpan] = useState(span)
  const seconds = secondsOf(take)
  const moved = from !== span.from || to !== span.to
  return (
    <details>
      <summary>
        <Trans>Adjust where it begins and ends</Trans>
      </summary>
      <div className={css.sliders}>
        <Wave take={take} from={from} to={to} />
        <Slider
          label={t`Begins`}
          value={from}
          max={seconds}
          onChange={(value) => setSpan({ from: Math.min(value, to - shortest), to })}
        />
        <Slider
          label={t`Ends`}
          value={to}
          max={seconds}
          onChange={(value) => setSpan({ from, to: Math.max(value, from + shortest) })}
        />
      </div>
      <Button size="sm" variant="secondary" disabled={!moved} onClick={() => onCut({ from, to })}>
        <Trans>Use this cut</Trans>
      </Button>
    </details>
  )
}

interface SliderProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

function Slider({ label, value, max, onChange }: SliderProps) {
  const { tag } = useLocale()
  const digits = {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const
  const text = new Intl.NumberFormat(tag, digits).format(value)
  return (
    <label className={css.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        className={css.range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">{text}</span>
    </label>
  )
}

function Wave({ take, from, to }: { take: Speech } & Span) {
  const peaks = useMemo(() => peaksOf(take, bars), [take])
  const seconds = secondsOf(take)
  return (
    <svg viewBox={`0 0 ${bars} 40`} preserveAspectRatio="none" aria-hidden="true" className={css.wave}>
      {peaks.map((peak, i) => {
        const at = (i / bars) * seconds
        const height = Math.max(1, peak * 38)
        const looks = at >= from && at < to ? css.kept : css.cut
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place in the take
        return <rect key={i} x={i + 0.1} y={20 - height / 2} width="0.8" height={height} className={looks} />
      })}
    </svg>
  )
}
