import { ApiError } from '@recadinho/contracts/client'
import type { Team, TeamMember } from '@recadinho/contracts/team'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { TeamError, TeamPage } from './team-page.tsx'

const rosa: TeamMember = {
  id: '1',
  email: 'rosa@example.com',
  name: 'Rosa',
  role: 'owner',
  active: true,
  lastSeenAt: '2026-11-20T12:00:00Z',
  version: 1,
}
const bia: TeamMember = {
  ...rosa,
  id: '2',
  email: 'bia@example.com',
  name: 'Bia',
  role: 'production',
  lastSeenAt: null,
  version: 3,
}
const waiting = {
  id: '9',
  email: 'caio@example.com',
  role: 'marketing',
  expiresAt: '2099-01-01T00:00:00Z',
} as const
const team = (change: Partial<Team> = {}): Team => ({ members: [bia, rosa], invitations: [], ...change })
const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

/** Renders the page; changes are answered by `act`. */
async function show(shown: Team, act: () => unknown = () => shown) {
  const page = await renderPage(
    <TeamPage ownId="1" />,
    (name) => (name === 'listTeam' ? shown : act()),
    TeamError,
  )
  await screen.findByRole('heading', { level: 1, name: 'Team' })
  return { sent: () => page.call.mock.calls.filter(([name]) => name !== 'listTeam') }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

it('shows who is on the team, and leaves one’s own role to another owner', async () => {
  await show(team({ members: [{ ...bia, active: false }, rosa] }))
  const [first, second] = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('BiaProductionSwitched offbia@example.comNever signed in')
  expect(second?.textContent).toContain('Rosa(you)Owner')
  expect(screen.getByRole('button', { name: 'Change… Bia' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change… Rosa' })).toBeNull()
})

it('invites after saying what is missing', async () => {
  const { sent } = await show(team(), () => team({ invitations: [waiting] }))
  await press('Invite someone…')
  const form = await dialog()
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(form.getByText('Enter a valid email, such as name@example.com')).toBeDefined()
  expect(sent()).toEqual([])
  await userEvent.type(form.getByLabelText('Email'), ' caio@example.com ')
  await userEvent.selectOptions(form.getByLabelText('Role'), 'marketing')
  await userEvent.selectOptions(form.getByLabelText('Language of the email'), 'pt')
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invited, not joined yet')).toBeDefined()
  expect(sent()).toEqual([
    ['inviteStaff', { body: { email: 'caio@example.com', role: 'marketing', locale: 'pt' } }],
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says beside the address that it is taken, and keeps it', async () => {
  await show(team(), () => {
    throw refusal(409, 'email_taken')
  })
  await press('Invite someone…')
  const form = await dialog()
  const email = form.getByLabelText<HTMLInputElement>('Email')
  await userEvent.type(email, 'rosa@example.com')
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(await form.findByText('This email is already on the team or invited.')).toBeDefined()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(email.value).toBe('rosa@example.com')
  await userEvent.type(email, 'x')
  expect(form.queryByText('This email is already on the team or invited.')).toBeNull()
})

it('changes a role and access for the version that is on the screen', async () => {
  const { sent } = await show(team())
  await press('Change… Bia')
  const form = await dialog()
  await userEvent.selectOptions(form.getByLabelText('Role'), 'owner')
  await userEvent.click(form.getByRole('checkbox', { name: 'Can sign in' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([
    ['changeTeamMember', { params: { id: '2' }, body: { version: 3, role: 'owner', active: false } }],
  ])
})

it.each([
  ['version_conflict', 'Someone else changed this in the meantime. Reload to see the changes.'],
  ['last_owner', 'The shop needs at least one owner who can sign in. Make someone else an owner first.'],
])('a refused change, %s, says why and keeps what was selected', async (code, words) => {
  await show(team(), () => {
    throw refusal(409, code)
  })
  await press('Change… Bia')
  const form = await dialog()
  await userEvent.selectOptions(form.getByLabelText('Role'), 'marketing')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toContain(words)
  expect(form.getByLabelText<HTMLSelectElement>('Role').value).toBe('marketing')
  expect(form.queryByRole('button', { name: 'Reload the team' }) !== null).toBe(code === 'version_conflict')
})

it('sends an invitation again, and withdraws it after a question', async () => {
  let left = team({ invitations: [waiting] })
  const { sent } = await show(left, () => left)
  await press('Send again caio@example.com')
  await waitFor(() => expect(sent()).toEqual([['resendInvitation', { params: { id: '9' } }]]))
  left = team()
  await press('Withdraw… caio@example.com')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Withdraw invitation' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Team'))
  expect(sent().at(-1)).toEqual(['withdrawInvitation', { params: { id: '9' } }])
  expect(screen.queryByText('caio@example.com')).toBeNull()
})

it('says that an invitation could not be sent, or that its link has expired', async () => {
  await show(team({ invitations: [{ ...waiting, expiresAt: '2026-01-01T00:00:00Z' }] }), () => {
    throw refusal(429, 'rate_limited')
  })
  expect(screen.getByText('Expired')).toBeDefined()
  await press('Send again caio@example.com')
  expect((await screen.findByRole('alert')).textContent).toContain("The invitation wasn't sent")
})

it.each([
  [403, 'forbidden', 'Only the owner can see this page'],
  [503, 'unavailable', "We couldn't load the team"],
])('a team that cannot be read, %i, is said', async (status, code, title) => {
  await renderPage(
    <TeamPage ownId="1" />,
    () => {
      throw refusal(status, code)
    },
    TeamError,
  )
  expect(await screen.findByText(title)).toBeDefined()
})
