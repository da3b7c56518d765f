import { query } from '@recadinho/presets/database'
import { writeMessage } from './support/contact-messages.ts'
import { mailTo } from './support/mail.ts'
import { expect, signIn, test } from './support/test.ts'

test('@phone a message is found, taken, answered by e-mail, and closed; a colleague who was first is named', async ({
  page,
  say,
  isMobile,
  expectAccessible,
}, { project }) => {
  const email = `ana-${project.name}-${Date.now()}@example.com`
  const subject = `Portugal ${project.name} ${Date.now()}`
  const id = await writeMessage(email, subject)
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  const main = page.getByRole('navigation', { name: say('Main') })
  await main.getByRole('link', { name: say('Messages') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Messages') })).toBeVisible()
  await page.getByLabel(say('Search by name, email, subject or words')).fill(email)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.getByRole('button', { name: say('Assign to me') }).click()
  await expect(page.getByRole('button', { name: say('Assign to me') })).toBeHidden()

  // The draft survives a reload and a colleague's simultaneous answer.
  const answer = page.getByLabel(say('Your answer'))
  await answer.fill('Funciona, sim!')
  await page.reload()
  await expect(answer).toHaveValue('Funciona, sim!')
  await query(
    `insert into contact_answers (id, message_id, text, staff_id, created_at)
     select uuidv7(), $1, 'Oi!', id, now() from staff where role = 'owner' limit 1`,
    [id],
  )
  await page.getByRole('button', { name: say('Send answer') }).click()
  await expect(
    page.getByText(
      say(
        "Nothing was sent, and your text is still here. Read the conversation above, then send again if it's still needed.",
      ),
    ),
  ).toBeVisible()
  await expect(page.getByText('Oi!')).toBeVisible()
  await expect(answer).toHaveValue('Funciona, sim!')
  await expectAccessible()
  await answer.press('Control+Enter')
  await expect(answer).toHaveValue('')
  await mailTo(email, /Funciona, sim!/)
  const own = page.getByRole('article').filter({ hasText: 'Funciona, sim!' })
  await expect(own.getByText(say('Email sent'))).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: say('Open again') }).click()
  await page.getByRole('button', { name: say('Mark as spam') }).click()
  await expect(answer).toBeHidden()
  await page.getByRole('button', { name: say('Delete…') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Delete message') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Messages') })).toBeVisible()
  await page.goto(`/admin/messages/${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: say("There's nothing at this address") }),
  ).toBeVisible()
})
