import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { speakingSeconds } from '@recadinho/stage/speaking-time'

/** Estimated speaking time of a text. */
export function SpokenLength({
  text,
  order,
}: {
  text: string
  order: Pick<AdminOrder, 'locale' | 'characters'>
}) {
  const { t } = useLingui()
  const seconds = Math.round(speakingSeconds(spokenPart(text, order.characters.length), order.locale))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return minutes === 0 ? t`About ${seconds} s when spoken` : t`About ${minutes} min ${rest} s when spoken`
}

/** The text without the speaker names that precede the lines of several characters. */
const spokenPart = (text: string, characters: number) =>
  characters > 1 ? text.replaceAll(/^[^:\n]{1,40}: /gm, '') : text
