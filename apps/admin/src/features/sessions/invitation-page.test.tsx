import { ApiError } from '@recadinho/contracts/client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { InvitationPage } from './invitation-page.tsx'

const token = 'x'.repeat(22)
const session = { staff: { id: '2', email: 'bia@example.com', name: 'Bia', role: 'production' } }
const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

async function show(answer: () => unknown = () => session) {
  const onJoined = vi.fn<(session: unknown) => void>()
  const { call } = await renderPage(
    <InvitationPage
      invitation={{ email: 'bia@example.com', role: 'production' }}
      token={token}
      onJoined={onJoined}
    />,
    answer,
  )
  return { call, onJoined }
}
async function join(password = 'three kites in the yard') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), ' Bia ')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Join and sign in' }))
}

it('shows whom it is for, asks for name and password, and signs in', async () => {
  const { call, onJoined } = await show()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('bia@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Join and sign in' }))
  expect(screen.getByText('Enter your name, at least 2 letters')).toBeDefined()
  expect(screen.getByText('Use at least 12 characters')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  await join()
  await waitFor(() => expect(onJoined).toHaveBeenCalledWith(session))
  expect(call.mock.calls).toEqual([
    ['acceptInvitation', { body: { token, name: 'Bia', password: 'three kites in the yard' } }],
  ])
})

it('says beside a common password why it is refused, until it is another one', async () => {
  await show(() => {
    throw refusal(422, 'password_common')
  })
  await join('passwordpassword')
  const words = 'This password is among the first that attackers try. Choose another one.'
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(screen.getByLabelText('Password'), '!')
  expect(screen.queryByText(words)).toBeNull()
})

it('says that the invitation ended while its page was open', async () => {
  await show(() => {
    throw refusal(404, 'not_found')
  })
  await join()
  expect(await screen.findByText("This invitation doesn't work anymore")).toBeDefined()
})

it('keeps what was typed when the server cannot be reached', async () => {
  await show(() => {
    throw new TypeError('Failed to fetch')
  })
  await join()
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't set up your account")
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value.trim()).toBe('Bia')
})
