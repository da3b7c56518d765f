import type { StaffSession } from '@recadinho/contracts/sessions'
import { useEffect, useEffectEvent } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { passkeySession } from './passkey-session.ts'

/** Offers passkeys through autofill of the email field, if the browser supports it; otherwise nothing changes. */
export function usePasskeyAutofill(onSignedIn: (session: StaffSession) => void) {
  const { api } = useAdmin()
  const finish = useEffectEvent(onSignedIn)
  useEffect(() => {
    let left = false
    async function offer() {
      const able = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
      if (!able || left) return
      const session = await passkeySession(api, true)
      if (!left) finish(session)
    }
    // Declined, replaced by the button's dialog, or offline: the other sign-in methods remain.
    offer().catch(() => undefined)
    return () => {
      left = true
    }
  }, [api])
}
