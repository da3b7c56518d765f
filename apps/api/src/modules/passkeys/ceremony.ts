import type { Credential } from '@recadinho/contracts/passkeys'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { insertChallenge, takeChallenge } from './queries.ts'

const validMs = 30 * 60_000

/** The host for which passkeys are valid: the admin's own. */
export const relyingParty = ({ config }: Pick<Context, 'config'>) => new URL(config.adminOrigin).hostname

export async function keepChallenge({ db, clock }: Context, challenge: string, staffId: string | null) {
  const expiresAt = new Date(clock.now().getTime() + validMs)
  await insertChallenge(db, { challenge, staffId, expiresAt })
}

/** The challenge of an answer, used up by it: a second answer is rejected. */
export async function requireChallenge(
  { db, clock }: Context,
  credential: Credential,
  staffId: string | null,
): Promise<string> {
  const taken = await takeChallenge(db, challengeIn(credential), staffId, clock.now())
  if (!taken) throw refused()
  return taken.challenge
}

function challengeIn({ response }: Credential): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    const named = typeof data === 'object' && data !== null && 'challenge' in data
    return named && typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}

export const refused = (cause?: unknown) =>
  new AppError('passkey_refused', 'The passkey is unknown, or its answer is wrong', undefined, { cause })
