import type { FieldIssue } from '@recadinho/contracts/errors'
import { scriptLimits, type ScriptLine } from '@recadinho/contracts/scripts'
import { scriptLength } from '@recadinho/stage/script'
import { AppError } from '../../errors.ts'

/** What the contract cannot express: who may speak, ids that are unique, and the length of all lines together. */
export function scriptIssues(
  lines: readonly ScriptLine[],
  speakers: readonly string[],
  at: string,
): FieldIssue[] {
  const { textMax } = scriptLimits
  const issues = lines.flatMap(({ id, speakers: named }, index): FieldIssue[] => [
    ...(lines.findIndex((line) => line.id === id) < index
      ? [{ path: `${at}/${index}/id`, message: 'must be unique' }]
      : []),
    ...(named.every((speaker) => speakers.includes(speaker))
      ? []
      : [{ path: `${at}/${index}/speakers`, message: 'must be characters of the order' }]),
  ])
  if (scriptLength(lines) > textMax)
    issues.push({ path: at, message: `must not have more than ${textMax} characters` })
  return issues
}

/** Throws if the lines are no script of an order with these speakers. */
export function checkScript(lines: readonly ScriptLine[], speakers: readonly string[], at: string): void {
  const issues = scriptIssues(lines, speakers, at)
  if (issues[0]) throw new AppError('validation_failed', `${issues[0].path} ${issues[0].message}`, { issues })
}
