import { lazy, Suspense } from 'react'
import type { Access } from './use-access.ts'

const Form = lazy(() => import('./phone-sheet.lazy.tsx'))

/** Asks for a phone number at the bottom of the purchase's first step, without blocking it. */
export const PhoneSheet = ({ unanswered, answer }: Access) =>
  unanswered && (
    <Suspense>
      <Form answer={answer} />
    </Suspense>
  )
