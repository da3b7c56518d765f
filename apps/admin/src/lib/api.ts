import { ApiError, type Client } from '@recadinho/contracts/client'
import type { NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import type { ErrorCode } from '@recadinho/contracts/error-codes'

export type { Client }

const hasCode =
  (code: ErrorCode) =>
  (error: unknown): error is ApiError =>
    error instanceof ApiError && error.code === code

export const isUnauthenticated = hasCode('unauthenticated')
export const isProofRequired = hasCode('proof_required')
export const isPasswordWrong = hasCode('password_wrong')
export const isSecondFactorRequired = hasCode('second_factor_required')
export const isSecondFactorWrong = hasCode('second_factor_wrong')
export const isForbidden = hasCode('forbidden')
export const isNotFound = hasCode('not_found')
export const isTooLate = hasCode('illegal_transition')
export const isConflict = hasCode('version_conflict')
export const isPasswordCommon = hasCode('password_common')
export const isEmailTaken = hasCode('email_taken')
export const isValidationError = hasCode('validation_failed')

/** What the server wants to have confirmed, if it refused a change for that. */
export const confirmationIn = (error: unknown): NeedsConfirmation | undefined =>
  error instanceof ApiError && error.code === 'needs_confirmation'
    ? (error.body?.details as NeedsConfirmation | undefined) // the details of this error code
    : undefined

/** Paths of the fields the server rejected: `body/code`, … */
export function refusedFields(error: unknown): string[] {
  const issues = error instanceof ApiError ? error.body?.details?.['issues'] : undefined
  return Array.isArray(issues) ? issues.map((issue: { path?: unknown }) => String(issue.path)) : []
}

/** Fields that another staff member has changed, as listed by a 409 response. */
export function changedFields(error: unknown): string[] {
  const changed = error instanceof ApiError ? error.body?.details?.['changed'] : undefined
  return Array.isArray(changed) ? changed.map(String) : []
}

/** Seconds until a retry makes sense, if the server specified it. */
export function retryAfter(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.body?.details?.['retryAfter'] : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}
