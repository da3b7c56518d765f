import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { scriptLimits } from '@recadinho/contracts/scripts'
import { scriptLength, type Script } from '@recadinho/stage/script-document'
import * as css from './script-editor.css.ts'

export interface ScriptLengthProps {
  script: Script
  seconds: number
}

/** How long it takes to say, and how much of the room for it is used. */
export function ScriptLength({ script, seconds }: ScriptLengthProps) {
  const { t } = useLingui()
  const [length, most, whole] = [scriptLength(script), scriptLimits.textMax, Math.round(seconds)]
  const time = t`about ${plural(whole, { one: '# second', other: '# seconds' })}`
  return (
    <span className={length > most ? css.tooLong : css.length}>
      {time} · {t`${length} of ${most} characters`}
    </span>
  )
}
