import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import type { Draft } from './draft.ts'
import { isEmail } from '@recadinho/contracts/email'

export type BuyerField = 'guardianName' | 'guardianEmail'
export type BuyerIssue =
  | 'name_required'
  | 'name_too_short'
  | 'unwritable'
  | 'email_required'
  | 'email_invalid'
export type BuyerIssues = Partial<Record<BuyerField, BuyerIssue>>

/** The buyer: a name of 2 to 100 characters and a deliverable e-mail address. */
export function validateBuyer({
  guardianName,
  guardianEmail,
}: Pick<Draft, 'guardianName' | 'guardianEmail'>): BuyerIssues {
  const name = nameIssue(cleanLine(guardianName))
  const email = emailIssue(cleanLine(guardianEmail))
  return { ...(name ? { guardianName: name } : {}), ...(email ? { guardianEmail: email } : {}) }
}

function nameIssue(name: string): BuyerIssue | undefined {
  if (!isLine(name)) return 'unwritable'
  if (!isVisible(name)) return 'name_required'
  return Array.from(name).length < 2 ? 'name_too_short' : undefined
}

function emailIssue(email: string): BuyerIssue | undefined {
  if (email === '') return 'email_required'
  return isEmail(email) ? undefined : 'email_invalid'
}
