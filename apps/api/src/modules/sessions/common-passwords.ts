/** As many repeated characters make no password: `aaaaaaaaaaaa`, `abcabcabcabc`. */
const shortest = 5

/**
 * Whether attackers try it among the first: a password of the list of common ones, with digits and signs around it or
 * not, once or several times; a run of neighbours such as `123456789012`; or the account's own name.
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

/** 49,000 passwords of leaks, of the strength meter zxcvbn. Loaded with the first new password: that seldom happens. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The shortest text that it is a repetition of, cut off at its end or not; itself where it is none. */
function repeatedPart(text: string): string {
  const length = Array.from(text, (_, index) => index + 1).find(
    (length) => length * 2 <= text.length && text.startsWith(text.slice(length)),
  )
  return length === undefined ? text : text.slice(0, length)
}

/** Without what people put before and after a word to make it longer. */
const withoutFrame = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')

/** Each character the next one after the one before, forwards or backwards; 0 follows 9. */
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
