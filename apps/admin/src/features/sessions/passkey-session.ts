import type { StaffSession } from '@recadinho/contracts/sessions'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Client } from '../../lib/api.ts'

/** Signs in with a passkey, selected in the browser's dialog or through autofill of the email field. */
export async function passkeySession(api: Client, useBrowserAutofill: boolean): Promise<StaffSession> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await api.call('startPasskeySignIn', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON // WebAuthn JSON
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return api.call('signInWithPasskey', { body: { credential } })
}
