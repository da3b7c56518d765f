import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Hashes a new password of an account; rejects those that attackers try first. */
export async function hashNewPassword(
  { catalog, passwords }: Pick<Context, 'catalog' | 'passwords'>,
  password: string,
  { email, name }: { email: string; name?: string | undefined },
): Promise<string> {
  const { settings } = await catalog.snapshot()
  const [mailbox = ''] = email.split('@')
  const own = [email, mailbox, settings.site_title, ...(name === undefined ? [] : [name])]
  if (await isCommonPassword(password, own))
    throw new AppError('password_common', 'The password is among those that are tried first')
  return passwords.hash(password)
}
