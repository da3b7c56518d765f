import type { ScriptLine } from '@recadinho/contracts/scripts'
import { linesOfText, type ScriptRequest } from '@recadinho/stage/script'
import { documentOf } from '../orders/script-document.ts'

/** The lines of the service's answer, a sentence a line. Their ids differ from those of the shop's own lines. */
export const serviceLines = (text: string, request: ScriptRequest): ScriptLine[] =>
  documentOf(linesOfText(text, request, 'service')).map((line, at) =>
    Object.assign(line, { id: `service-${at + 1}` }),
  )
