import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureFiles, type PictureFile } from '@recadinho/contracts/pictures'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { drawPicture } from './check/run.ts'

export const pictureKey = (id: string, file: PictureFile): string => `${id}-${file}`

/** Whether it was stored, by its last file. */
export const hasPicture = async ({ fileStorage }: Pick<Context, 'fileStorage'>, id: string) =>
  (await fileStorage.size(pictureKey(id, 'face.png'))) !== undefined

/**
 * Checks an uploaded picture, draws it in the shop's sizes, and stores those. Idempotent: the same file gets the same
 * id.
 */
export async function keepPicture(
  { fileStorage }: Pick<Context, 'fileStorage'>,
  bytes: Buffer,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-picture-'))
  try {
    const file = join(folder, 'upload')
    await writeFile(file, bytes)
    const refusal = await drawPicture(file, folder)
    if (refusal !== null)
      throw new AppError('unsupported_media_type', 'This picture cannot be used', { reason: refusal })
    const id = idOf(bytes)
    for (const name of pictureFiles) await fileStorage.putFile(pictureKey(id, name), join(folder, name))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A hash of the content in the form of a UUID (version 8 of RFC 9562, for custom formats). */
function idOf(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest().subarray(0, 16)
  hash[6] = 0x80 | ((hash[6] ?? 0) & 0x0f)
  hash[8] = 0x80 | ((hash[8] ?? 0) & 0x3f)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
