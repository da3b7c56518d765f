import { Type, type Static } from 'typebox'
import { allStaff, provenStaff, signInTries } from './access.ts'
import { Closed, Instant, Nullable, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { StaffSession } from './sessions.ts'

export const Passkey = Closed({
  id: Uuid,
  /** Name chosen by its owner. */
  name: Type.String(),
  createdAt: Instant,
  /** `null`: never used. */
  lastUsedAt: Nullable(Instant),
})
export type Passkey = Static<typeof Passkey>

/** By creation date. */
export const PasskeyList = Closed({ passkeys: Type.Array(Passkey) })
export type PasskeyList = Static<typeof PasskeyList>

const PasskeyName = Words(1, 60)
export const PasskeyNameBody = Closed({ name: PasskeyName })
const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 20_000 })

const webAuthn = { definedBy: 'WebAuthn' }

/** The browser's response; its parts are verified through their signature. */
const Credential = Type.Object(
  {
    id: Bytes,
    rawId: Bytes,
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: Bytes }, webAuthn),
    clientExtensionResults: Type.Object({}, webAuthn),
  },
  webAuthn,
)
export type Credential = Static<typeof Credential>

export const AddPasskeyBody = Closed({ name: PasskeyName, credential: Credential })
export const PasskeySignInBody = Closed({ credential: Credential })

/** Options for the browser. The challenge is valid for one response. */
const Ceremony = Closed({ options: Type.Record(Type.String(), Type.Unknown(), webAuthn) })
const passkeys = { ...allStaff, status: 200, response: PasskeyList } as const
const PasskeyParams = Closed({ id: Uuid })

/** Passkeys and signing in with them; part of `endpoints`. Calls that change passkeys return the updated list. */
export const passkeyEndpoints = {
  startPasskeySignIn: {
    access: 'public',
    bounds: signInTries,
    method: 'POST',
    path: '/api/admin/passkey-challenges',
    summary: 'Begin to sign in with a passkey',
    status: 200,
    response: Ceremony,
  },
  signInWithPasskey: {
    access: 'public',
    bounds: signInTries,
    method: 'POST',
    path: '/api/admin/passkey-sessions',
    summary: 'Sign in with a passkey, which is both factors',
    body: PasskeySignInBody,
    status: 201,
    response: StaffSession,
  },
  listPasskeys: {
    ...passkeys,
    method: 'GET',
    path: '/api/admin/account/passkeys',
    summary: 'The caller’s own passkeys',
  },
  startPasskey: {
    ...provenStaff,
    method: 'POST',
    path: '/api/admin/account/passkey-challenges',
    summary: 'Begin to make a passkey',
    status: 200,
    response: Ceremony,
  },
  addPasskey: {
    ...passkeys,
    ...provenStaff,
    method: 'POST',
    path: '/api/admin/account/passkeys',
    summary: 'Add the passkey that the browser made',
    body: AddPasskeyBody,
  },
  renamePasskey: {
    ...passkeys,
    method: 'PATCH',
    path: '/api/admin/account/passkeys/{id}',
    summary: 'Call a passkey something else',
    params: PasskeyParams,
    body: PasskeyNameBody,
  },
  removePasskey: {
    ...passkeys,
    ...provenStaff,
    method: 'DELETE',
    path: '/api/admin/account/passkeys/{id}',
    summary: 'Remove a passkey: it opens nothing anymore',
    params: PasskeyParams,
  },
} as const satisfies Record<string, Endpoint>
