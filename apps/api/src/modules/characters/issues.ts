import type { CharacterFields } from '@recadinho/contracts/characters'
import type { FieldIssue } from '@recadinho/contracts/errors'
import { findCastMember } from '@recadinho/stage/cast'
import { AppError } from '../../errors.ts'

/**
 * Refuses what a schema cannot see: a name that another character has, since buyers and the script tell them apart by it,
 * and a picture that does not exist.
 */
export function refuseIssues(
  { name, picture }: CharacterFields,
  others: readonly Pick<CharacterFields, 'name'>[],
  at: string,
): void {
  const issues: FieldIssue[] = []
  for (const language of ['en', 'pt'] as const)
    if (others.some((other) => isSame(other.name[language], name[language])))
      issues.push({ path: `${at}/name/${language}`, message: 'is the name of another character' })
  if (!findCastMember(picture)) issues.push({ path: `${at}/picture`, message: 'is no picture' })
  if (issues.length > 0) throw new AppError('validation_failed', 'The character does not fit', { issues })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
