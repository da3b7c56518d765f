import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { VoicePreset, VoiceTexture } from '@recadinho/stage/voice'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'

const textures: Record<VoiceTexture, MessageDescriptor> = {
  robot: msg`robot`,
  growl: msg`growl`,
  tremor: msg`tremor`,
  whisper: msg`whisper`,
}

/** What a preset changes, in a line. */
export function usePresetWords(): (preset: VoicePreset) => string {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const signed = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  return ({ pitch, range, speed, texture }) => {
    const semitones = signed.format(12 * Math.log2(pitch))
    const liveliness = percent.format(range)
    const pace = percent.format(speed)
    return inOneLine([
      t`Pitch ${semitones} semitones`,
      t`liveliness ${liveliness}`,
      t`pace ${pace}`,
      texture && i18n._(textures[texture]),
    ])
  }
}
