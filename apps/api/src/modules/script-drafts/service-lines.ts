import { scriptLimits, type ScriptLine } from '@recadinho/contracts/scripts'
import { linesOfText, scriptLength, writeScript, type ScriptRequest } from '@recadinho/stage/script'
import { documentOf } from '../orders/script-document.ts'

/**
 * The lines of the service's answer, a sentence a line, with other ids than the shop's own lines. Several characters say
 * good-bye together, with the shop's words if the service has none.
 */
export function serviceLines(text: string, request: ScriptRequest): ScriptLine[] {
  const lines = documentOf(linesOfText(text, request, 'service')).map((line, at) =>
    Object.assign(line, { id: `service-${at + 1}` }),
  )
  if (lines.at(-1)?.speakers.length === request.characters.length) return lines
  const together = documentOf(writeScript(request)).filter(({ part }) => part === 'together')
  const all = [...lines, ...together]
  return scriptLength(all) <= scriptLimits.textMax && all.length <= scriptLimits.linesMax ? all : lines
}
