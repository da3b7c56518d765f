import type { Credential } from '@recadinho/contracts/passkeys'
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { beginSession, type SignedIn, type SignInBrowser } from '../sessions/begin.ts'
import { keepChallenge, refused, relyingParty, requireChallenge } from './ceremony.ts'
import { findPasskey, markPasskeyUsed } from './queries.ts'

/** Without an account: the authenticator offers the passkeys that it has for this host. */
export async function startPasskeySignIn(ctx: Context) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx),
    userVerification: 'required',
  })
  await keepChallenge(ctx, options.challenge, null)
  return { options: { ...options } }
}

/** The device with a fingerprint, face or PIN covers both factors, so no code is required. */
export async function signInWithPasskey(
  ctx: Context,
  credential: Credential,
  browser: SignInBrowser,
): Promise<SignedIn> {
  const expectedChallenge = await requireChallenge(ctx, credential, null)
  const found = await findPasskey(ctx.db, credential.id)
  if (!found) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON, // the library rejects invalid values
    expectedChallenge,
    expectedOrigin: ctx.config.adminOrigin,
    expectedRPID: relyingParty(ctx),
    requireUserVerification: true,
    // Rejected if the counter did not increase: the passkey was copied.
    credential: {
      id: found.credential_id,
      publicKey: new Uint8Array(found.public_key),
      counter: Number(found.counter),
    },
  }).catch((error: unknown) => {
    throw refused(error)
  })
  if (!verified) throw refused()
  const { id, email, name, role } = found
  return transact(ctx.db, async (tx) => {
    const used = { counter: authenticationInfo.newCounter, now: ctx.clock.now() }
    await markPasskeyUsed(tx, found.passkey_id, used)
    return beginSession(tx, ctx, { id, email, name, role }, browser)
  })
}
