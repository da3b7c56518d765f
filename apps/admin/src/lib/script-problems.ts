import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { scriptLimits, type Script as Stored } from '@recadinho/contracts/scripts'
import { scriptLength, type Script, type ScriptLine } from '@recadinho/stage/script-document'

/** The script as it is stored: every line as its author meant it. */
export const cleanScript = (lines: Script): Stored =>
  lines.map((line) => ({
    ...line,
    speakers: [...line.speakers],
    text: cleanLine(line.text),
    sayAs: line.sayAs.map((one) => ({ ...one })),
  }))

/** What keeps a line from being stored, in words. */
export function lineProblem(i18n: I18n, { text }: Pick<ScriptLine, 'text'>): string | undefined {
  const clean = cleanLine(text)
  if (!isVisible(clean)) return i18n._(msg`Write this line, or remove it`)
  return isLine(clean) ? undefined : i18n._(msg`Some of these characters can't be used`)
}

/** What keeps a script from being stored, in words; its lines show their own. */
export function scriptProblem(i18n: I18n, lines: Script): string | undefined {
  const { textMax, linesMax } = scriptLimits
  if (lines.length > linesMax) return i18n._(msg`Use ${linesMax} lines or fewer`)
  if (scriptLength(cleanScript(lines)) > textMax) return i18n._(msg`Use ${textMax} characters or fewer`)
  return lines.some((line) => lineProblem(i18n, line) !== undefined)
    ? i18n._(msg`Check the marked lines`)
    : undefined
}
