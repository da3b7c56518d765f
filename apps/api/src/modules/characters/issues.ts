import type { CharacterFields } from '@recadinho/contracts/characters'
import type { FieldIssue } from '@recadinho/contracts/errors'
import { drawingOf, type CharacterPicture } from '@recadinho/contracts/pictures'
import { findCastMember } from '@recadinho/stage/cast'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { hasPicture } from '../pictures/keep.ts'

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
  if (!findCastMember(drawingOf(picture))) issues.push({ path: `${at}/picture`, message: 'is no picture' })
  if (issues.length > 0) throw new AppError('validation_failed', 'The character does not fit', { issues })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Refuses an upload that is not there: none is ever removed, so nobody sent it. */
export async function refuseMissingUpload(
  ctx: Pick<Context, 'fileStorage'>,
  picture: CharacterPicture | undefined,
  at: string,
): Promise<void> {
  if (picture === undefined || typeof picture === 'string') return
  if (await hasPicture(ctx, picture.upload)) return
  const issues: FieldIssue[] = [{ path: `${at}/picture`, message: 'is no picture' }]
  throw new AppError('validation_failed', 'The character does not fit', { issues })
}
