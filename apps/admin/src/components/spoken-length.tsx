import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import { speakingSeconds } from '@recadinho/stage/speaking-time'

/** Estimated speaking time of a script. */
export function SpokenLength({ lines, locale }: { lines: readonly { text: string }[]; locale: Locale }) {
  const { t } = useLingui()
  const seconds = Math.round(speakingSeconds(lines.map(({ text }) => text).join(' '), locale))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return minutes === 0 ? t`About ${seconds} s when spoken` : t`About ${minutes} min ${rest} s when spoken`
}
