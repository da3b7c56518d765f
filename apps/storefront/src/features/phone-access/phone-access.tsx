import { lazy, Suspense, useEffect, useState } from 'react'
import { abandonVisit, hasAccess, registerVisit, storedVisit } from '../../lib/visit.ts'
import { storedPlace } from '../../lib/place.ts'

const PhoneDialog = lazy(() => import('./phone-dialog.lazy.tsx'))

/** At the first entry to the purchase, and after the language was chosen: asks for a number, or goes on without. */
export function PhoneAccess() {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    const ask = () => {
      if (!hasAccess() && storedPlace()) setAsking(true)
    }
    ask()
    // Who left the purchase and comes back to it goes on. A page that still loads is registered by its own load.
    if (storedVisit()?.left && document.readyState === 'complete') registerVisit('').catch(console.info)
    addEventListener('recadinho:place', ask)
    return () => {
      removeEventListener('recadinho:place', ask)
      abandonVisit()
    }
  }, [])
  return (
    asking && (
      <Suspense>
        <PhoneDialog onDone={() => setAsking(false)} />
      </Suspense>
    )
  )
}
