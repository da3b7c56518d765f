import type { StaffSession } from '@recadinho/contracts/sessions'
import { useEffect, useEffectEvent } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { passkeySession } from './passkey-session.ts'

/** Offers passkeys beside the e-mail's field, where the browser can. Who does not take one notices nothing. */
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
    // Turned away, replaced by the button's own dialog, or offline: the other ways in are there.
    offer().catch(() => undefined)
    return () => {
      left = true
    }
  }, [api])
}
