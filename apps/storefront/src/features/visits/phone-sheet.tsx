import { lazy, Suspense } from 'react'
import type { Access } from './use-access.ts'

const Form = lazy(() => import('./phone-sheet.lazy.tsx'))

/** Asks for a number, at the foot of the purchase's first step; in nobody's way. */
export const PhoneSheet = ({ unanswered, answer }: Access) =>
  unanswered && (
    <Suspense>
      <Form answer={answer} />
    </Suspense>
  )
