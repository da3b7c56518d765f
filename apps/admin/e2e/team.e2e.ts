import type { Browser } from '@playwright/test'
import { invitationIn } from './support/mail.ts'
import { expect, signIn, test } from './support/test.ts'

const password = 'three kites in the yard'

/** A separate browser context that shares no cookies. */
const elsewhere = async (browser: Browser, locale: 'en' | 'pt') =>
  (await browser.newContext({ locale: locale === 'pt' ? 'pt-BR' : 'en-US' })).newPage()

test('@phone an owner invites someone, who joins by the link in the e-mail, and later loses access at once', async ({
  page,
  say,
  locale,
  browser,
  isMobile,
  expectAccessible,
}, { project }) => {
  const email = `bia-${project.name}-${Date.now()}@example.com`
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Settings'), exact: true }).click()
  await page.getByRole('link', { name: say('Team'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Team') })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: say('Invite someone…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Email'), { exact: true }).fill('owner@recadinho.test')
  await dialog.getByRole('button', { name: say('Send invitation') }).click()
  await expect(dialog.getByText(say('This email is already on the team or invited.'))).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(say('Email'), { exact: true }).fill(email)
  await dialog.getByRole('button', { name: say('Send invitation') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `${say('Withdraw…')} ${email}` })).toBeVisible()
  await expectAccessible()

  const link = await invitationIn(email)
  const guest = await elsewhere(browser, locale)
  await guest.goto(link)
  await expect(guest.getByLabel(say('Email'))).toHaveValue(email)
  await guest.getByLabel(say('Your name')).fill(`Bia ${project.name}`)
  await guest.getByLabel(say('Password')).fill('passwordpassword')
  await guest.getByRole('button', { name: say('Join and sign in') }).click()
  await expect(
    guest.getByText(say('This password is among the first that attackers try. Choose another one.')),
  ).toBeVisible()
  await guest.getByLabel(say('Password')).fill(password)
  await guest.getByRole('button', { name: say('Join and sign in') }).click()
  await expect(guest.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
  await guest.goto('/admin/team')
  await expect(guest.getByText(say('Only the owner can see this page'))).toBeVisible()

  const change = page.getByRole('button', { name: `${say('Change…')} Bia ${project.name}` })
  await page.reload()
  await change.click()
  await dialog.getByLabel(say('Role')).selectOption('marketing')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  // The marketing role cannot see orders, and sees only its own part of the dashboard.
  await guest.goto('/admin')
  await expect(guest.getByRole('region', { name: say('Visits and orders') })).toBeVisible()
  await expect(guest.getByRole('region', { name: say('To do') })).toHaveCount(0)
  await guest.goto('/admin/orders')
  await expect(guest.getByText(say('Only the owner and production can see this page'))).toBeVisible()

  await change.click()
  await dialog.getByRole('checkbox', { name: say('Can sign in') }).uncheck()
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(say('Switched off'))
  await guest.goto('/admin')
  await expect(guest.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible()
  await guest.context().close()
})

test('@desktop a link of an invitation that was withdrawn says so, as one that was cut off does', async ({
  page,
  say,
  expectAccessible,
}, { project }) => {
  const email = `caio-${project.name}-${Date.now()}@example.com`
  await signIn(page, '/admin/team')
  await page.getByRole('button', { name: say('Invite someone…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Email'), { exact: true }).fill(email)
  await dialog.getByRole('button', { name: say('Send invitation') }).click()
  const link = await invitationIn(email)
  await page.goto(link)
  await expect(page.getByLabel(say('Your name'))).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/team')
  await page.getByRole('button', { name: `${say('Withdraw…')} ${email}` }).click()
  await dialog.getByRole('button', { name: say('Withdraw invitation') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `${say('Withdraw…')} ${email}` })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: say('Team') })).toBeFocused()
  for (const address of [link, '/admin/invitation#cut', '/admin/invitation']) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByText(say("This invitation doesn't work anymore"))).toBeVisible()
  }
  await expectAccessible()
})
