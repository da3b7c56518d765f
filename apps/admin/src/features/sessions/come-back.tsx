import { useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ConfirmChangeDialog } from '../../components/confirm-change-dialog.tsx'
import { interruptions } from '../../lib/interruptions.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { sessionOptions } from './session-query.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

/** The dialog for calls that wait for the user, above the current page, whose input is kept. */
export function ComeBack() {
  const { api } = useAdmin()
  const { staff } = useSuspenseQuery(sessionOptions(api)).data
  const wanted = useSyncExternalStore(interruptions.subscribe, interruptions.current)
  if (wanted === undefined) return null
  if (typeof wanted === 'object')
    return <ConfirmChangeDialog warnings={wanted.warnings} onDone={interruptions.finish} />
  const Dialog = wanted === 'sign_in' ? SignInAgainDialog : ProofDialog
  return <Dialog email={staff.email} onDone={interruptions.finish} />
}

export interface ComeBackProps {
  email: string
  /** Called with `false` if the user declines. */
  onDone: (done: boolean) => void
}
