import { lazy, Suspense, useEffect, useState } from 'react'
import { abandonVisit, isIdentified, registerVisit, storedVisit } from '../../lib/visit.ts'
import { storedMarket } from '../../lib/market.ts'

const PhoneDialog = lazy(() => import('./phone-dialog.lazy.tsx'))

/** At the first entry to the purchase, after the language dialog: asks for a number, or for going on without. */
export function PhoneNumber() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const request = () => {
      if (!isIdentified() && storedMarket()) setOpen(true)
    }
    request()
    // A buyer who left the purchase and comes back resumes the visit. A loading page registers it itself.
    if (storedVisit()?.left && document.readyState === 'complete') registerVisit('').catch(console.info)
    addEventListener('recadinho:market', request)
    return () => {
      removeEventListener('recadinho:market', request)
      abandonVisit()
    }
  }, [])
  return (
    open && (
      <Suspense>
        <PhoneDialog onDone={() => setOpen(false)} />
      </Suspense>
    )
  )
}
