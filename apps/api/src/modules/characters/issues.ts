import type { CharacterFields } from '@recadinho/contracts/characters'
import type { FieldIssue } from '@recadinho/contracts/errors'
import { drawingOf, type CharacterPicture } from '@recadinho/contracts/pictures'
import { findCastMember } from '@recadinho/stage/cast'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { hasPicture } from '../pictures/keep.ts'

/**
 * Checks that a schema cannot express: a name must be unique, because buyers and the script identify characters by it,
 * and the picture must exist.
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

/** Rejects an unknown upload: uploads are never deleted, so it was never sent. */
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
