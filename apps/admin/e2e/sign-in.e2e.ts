import { ownerPassword } from '@recadinho/presets/playwright'
import { expect, test } from './support/test.ts'

test('a wrong password is refused, the right one lets in, and signing out ends the session', async ({
  page,
  say,
  expectAccessible,
  isMobile,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/admin\/sign-in|\/sign-in/)
  await expectAccessible()
  await page.getByLabel(say('Email')).fill('owner@recadinho.test')
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByText(say('Enter your password'))).toBeVisible()

  await page.getByLabel(say('Password')).fill('not the password')
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByRole('alert')).toContainText(say("We couldn't sign you in"))
  await expectAccessible()

  await page.getByLabel(say('Password')).fill(ownerPassword)
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
  await expectAccessible()
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('button', { name: say('Sign out') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible()
})

test('@desktop after five wrong passwords the account is locked, and the page says until when', async ({
  page,
  say,
}, { project }) => {
  await page.goto('/')
  await page.getByLabel(say('Email')).fill(`nobody-${project.name}@recadinho.test`)
  const alert = page.getByRole('alert')
  for (let tries = 0; tries < 6; tries += 1) {
    await page.getByLabel(say('Password')).fill(`wrong ${tries}`)
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/sessions'))
    await page.getByRole('button', { name: say('Sign in') }).click()
    await answered
  }
  const [before = ''] = say('Try again at {time}.').split('{time}')
  await expect(alert).toContainText(before.trim())
})
