import { ApiError } from '@recadinho/contracts/client'
import type { ContactAnswer, ContactMessage } from '@recadinho/contracts/contact-messages'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AnswerItem } from './answer-item.tsx'
import { MessageActions } from './message-actions.tsx'

const message: ContactMessage = {
  id: 'm1',
  fullName: 'Ana Lima',
  email: 'ana@example.com',
  subject: 'A question',
  locale: 'pt',
  state: 'open',
  assignee: null,
  createdAt: '2026-11-20T12:00:00Z',
  message: 'Does it work?',
  answers: [],
  colleagues: [
    { id: '1', name: 'Rosa' },
    { id: '2', name: 'Bia' },
  ],
}
const answer: ContactAnswer = {
  id: 'a1',
  text: 'It does.',
  by: 'Bia',
  at: '2026-11-20T13:00:00Z',
  delivery: 'sent',
  deadReason: null,
}
const refusal = (status: number, code: string, details?: object) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, details, requestId: 'req-1' }))

beforeEach(() => sessionStorage.clear())

it.each([
  ['sending', 'Sending…'],
  ['waiting', 'Waiting for a mail server'],
  ['sent', 'Email sent'],
] as const)('an answer that is %s says so, and cannot be sent again', async (delivery, words) => {
  await renderPage(<AnswerItem answer={{ ...answer, delivery }} lang="pt" />, () => message)
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['attempts_used', 'Check the address'],
  ['outcome_unknown', 'they may get it twice'],
] as const)('an answer that failed, %s, says what sending it again means', async (deadReason, words) => {
  const { call } = await renderPage(
    <AnswerItem answer={{ ...answer, delivery: 'failed', deadReason }} lang="pt" />,
    () => message,
  )
  expect(screen.getByText(new RegExp(words))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(call).toHaveBeenCalledWith('resendContactAnswer', { params: { id: 'a1' } })
})

it('an answer is not sent empty, and one that could not be sent stays and is kept', async () => {
  const { call } = await renderPage(<AnswerForm message={message} />, () => {
    throw refusal(503, 'unavailable')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Write your answer first')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Your answer'), 'It does.')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It does.')
  expect(sessionStorage.getItem('draft:contact-messages/m1')).toBe('It does.')
})

it('names who answered first, and sends what was typed once that was read', async () => {
  let answers: ContactAnswer[] = [answer]
  const { call } = await renderPage(<AnswerForm message={message} />, (name) => {
    if (name === 'answerContactMessage' && answers.length === 1) {
      answers = [answer, { ...answer, id: 'a2' }]
      throw refusal(409, 'version_conflict', { changed: ['answers'], by: ['Bia', 'Caio'] })
    }
    return { ...message, answers }
  })
  await userEvent.type(screen.getByLabelText('Your answer'), 'Mine.')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Bia and Caio answered in the meantime')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(call).toHaveBeenLastCalledWith('answerContactMessage', {
    params: { id: 'm1' },
    body: { text: 'Mine.', answersSeen: 2 },
  })
})

it('a stale assignment is refused and offers to reload', async () => {
  const { call } = await renderPage(
    <MessageActions message={message} ownId="1" onDeleted={() => undefined} />,
    () => {
      throw refusal(409, 'version_conflict', { changed: ['assigneeId'] })
    },
  )
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Bia')
  expect(call).toHaveBeenCalledWith('changeContactMessage', {
    params: { id: 'm1' },
    body: { was: { assigneeId: null }, changes: { assigneeId: '2' } },
  })
  expect(await screen.findByRole('button', { name: 'Reload the message' })).toBeDefined()
})
