import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Minimum length of the repeated part: rejects `aaaaaaaaaaaa` and `abcabcabcabc`. */
const shortest = 5

/**
 * Whether attackers would try it early: a common password, possibly repeated or framed by digits and signs; a run of
 * neighbours such as `123456789012`; or the account's own name.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const text = password.normalize('NFC').toLowerCase()
  const unit = repeatedPart(text)
  if (unit.length < shortest || isRun(text)) return true
  const common = await (listed ??= loadList())
  const parts = [text, unit, withoutFrame(text), withoutFrame(unit)]
  return parts.some((part) => common.has(part) || own.some((name) => name.toLowerCase() === part))
}

let listed: Promise<ReadonlySet<string>> | undefined

/** 49,000 leaked passwords, from the strength meter zxcvbn. Loaded on first use, since new passwords are rare. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The shortest prefix whose repetition, possibly cut off, gives the text; otherwise the text itself. */
function repeatedPart(text: string): string {
  const length = Array.from(text, (_, index) => index + 1).find(
    (length) => length * 2 <= text.length && text.startsWith(text.slice(length)),
  )
  return length === undefined ? text : text.slice(0, length)
}

/** Without digits and signs before and after the word. */
const withoutFrame = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')

/** Whether each character follows the previous one, forwards or backwards; 0 follows 9. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from({ length: text.length - 1 }, (_, index) => {
      const step = text.charCodeAt(index + 1) - text.charCodeAt(index)
      return step === -9 ? 1 : step === 9 ? -1 : step
    }),
  )
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) === 1
}

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
