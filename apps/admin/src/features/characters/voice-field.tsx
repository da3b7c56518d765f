import { Trans, useLingui } from '@lingui/react/macro'
import type { Voice } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { useFieldContext } from '@recadinho/ui/form'
import { VolumeIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './voice-field.css.ts'

/** A character's voice in the shop's preview, which uses speech synthesis of the buyer's device. */
export function VoiceField({ label }: { label: string }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const field = useFieldContext<Voice>()
  const { value: voice } = field.state
  const listen = () => {
    const utterance = new SpeechSynthesisUtterance(t`Hello! I have a message just for you.`)
    Object.assign(utterance, { lang: tag, pitch: voice.pitch / 100, rate: voice.rate / 100 })
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
  const ranges = [
    { part: 'pitch', name: t`Pitch`, ends: [t`deep`, t`high`], min: 50, max: 150 },
    { part: 'rate', name: t`Pace`, ends: [t`slow`, t`fast`], min: 70, max: 130 },
  ] as const
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <Text size="sm" tone="muted">
        <Trans>For the preview in the shop, which the buyer's own device speaks.</Trans>
      </Text>
      {ranges.map(({ part, name, ends: [low, high], min, max }) => (
        <label key={part} className={css.range}>
          <span>{name}</span>
          <span aria-hidden="true" className={css.end}>
            {low}
          </span>
          <input
            type="range"
            min={min}
            max={max}
            step={2}
            value={voice[part]}
            aria-valuetext={`${voice[part]}%`}
            onChange={(event) => field.handleChange({ ...voice, [part]: event.target.valueAsNumber })}
            onBlur={field.handleBlur}
            className={css.slider}
          />
          <span aria-hidden="true" className={css.end}>
            {high}
          </span>
        </label>
      ))}
      {'speechSynthesis' in globalThis && (
        <div>
          <Button size="sm" variant="secondary" iconStart={<VolumeIcon size="sm" />} onClick={listen}>
            <Trans>Listen</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
