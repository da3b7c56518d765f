import { ApiError } from '@recadinho/contracts/client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

const session = {
  staff: { id: '1', email: 'a@b.c', name: 'Rosa', role: 'owner' },
  expiresAt: '2026-11-21T00:00:00Z',
}
const refusal = (status: number, code: string, details?: object) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, details, requestId: 'req-1' }))

async function signIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' rosa@example.com ')
  await userEvent.type(screen.getByLabelText('Password'), 'open sesame')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('asks for both before it calls', async () => {
  const { call } = await renderPage(<SignInPage onSignedIn={() => undefined} />, () => session)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter your email')).toBeDefined()
  expect(screen.getByText('Enter your password')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
})

it('signs in', async () => {
  const signedIn = vi.fn<(session: unknown) => void>()
  const { call } = await renderPage(<SignInPage onSignedIn={signedIn} />, () => session)
  await signIn()
  await waitFor(() => expect(signedIn).toHaveBeenCalledWith(session))
  expect(call).toHaveBeenCalledWith('signIn', {
    body: { email: 'rosa@example.com', password: 'open sesame' },
  })
})

it('says what was wrong and keeps what was typed', async () => {
  await renderPage(<SignInPage onSignedIn={() => undefined} />, () => {
    throw refusal(401, 'invalid_credentials')
  })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value.trim()).toBe(
    'rosa@example.com',
  )
})

it('says until when signing in is blocked', async () => {
  await renderPage(<SignInPage onSignedIn={() => undefined} />, () => {
    throw refusal(429, 'locked_out', { retryAfter: 900 })
  })
  await signIn()
  const text = (await screen.findByRole('alert')).textContent
  expect(text).toContain('Sign-in is blocked for a while.')
  expect(text).toMatch(/Try again at \d{2}:\d{2}/)
})
