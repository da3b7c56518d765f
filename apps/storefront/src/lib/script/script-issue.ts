import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { scriptLimits } from '@recadinho/contracts/scripts'
import { scriptLength, type Script } from '@recadinho/stage/script-document'

/** Whether there is room for another line. */
export const hasRoom = (lines: Script): boolean => lines.length < scriptLimits.linesMax

export type ScriptIssue = 'line_empty' | 'line_unwritable' | 'script_empty' | 'script_too_long'

/** What is wrong with a line, if anything. */
export function lineIssue(text: string): 'line_empty' | 'line_unwritable' | undefined {
  const line = cleanLine(text)
  if (!isVisible(line)) return 'line_empty'
  return isLine(line) ? undefined : 'line_unwritable'
}

/** What keeps an edited script from being ordered, and in which line, if it is in one. */
export function scriptIssue(lines: Script): { issue: ScriptIssue; line?: string } | undefined {
  if (lines.length === 0) return { issue: 'script_empty' }
  for (const { id, text } of lines) {
    const issue = lineIssue(text)
    if (issue) return { issue, line: id }
  }
  return scriptLength(lines) > scriptLimits.textMax ? { issue: 'script_too_long' } : undefined
}
