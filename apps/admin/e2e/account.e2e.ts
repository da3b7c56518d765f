import { ownerPassword } from '@recadinho/presets/playwright'
import { addStaff, endSessionsOf, forgetProofsOf } from './support/staff.ts'
import { expect, signInAs, test } from './support/test.ts'

const newPassword = 'three kites in the yard'

test('staff change their name and password, and sign their other devices out', async ({
  page,
  say,
  browser,
  isMobile,
  expectAccessible,
}, { project }) => {
  const email = `rosa-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Rosa', 'production')
  const elsewhere = await (await browser.newContext({ locale: project.use.locale ?? 'en-US' })).newPage()
  await signInAs(elsewhere, say, email)
  await signInAs(page, say, email)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: `Rosa ${say('Your account')}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Your account') })).toBeVisible()
  const devices = page.getByRole('region', { name: say("Where you're signed in") }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expectAccessible()

  const dialog = page.getByRole('dialog')
  const change = (what: string) => page.getByRole('button', { name: `${say('Change…')} ${what}` }).click()
  await change(say('Name'))
  await dialog.getByLabel(say('Your name')).fill('Rosa Lima')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByRole('list', { name: say('Who you are') })).toContainText('Rosa Lima')

  await change(say('Password'))
  await dialog.getByLabel(say('Current password')).fill('not the password')
  await dialog.getByLabel(say('New password')).fill(newPassword)
  await dialog.getByRole('button', { name: say('Change password') }).click()
  await expect(dialog.getByText(say("This isn't your password. Check it and try again."))).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(say('Current password')).fill(ownerPassword)
  await dialog.getByRole('button', { name: say('Change password') }).click()
  await expect(dialog).toBeHidden()
  await expect(devices).toHaveCount(1)
  await elsewhere.goto('/admin')
  await expect(elsewhere.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible()
  await elsewhere.context().close()
})

test('what was typed is kept and sent when the session ends meanwhile, or the password is asked for again', async ({
  page,
  say,
  expectAccessible,
}, { project }) => {
  const email = `ana-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Ana', 'owner')
  await signInAs(page, say, email)
  await page.goto('/admin/team')
  const invite = async (invited: string) => {
    await page.getByRole('button', { name: say('Invite someone…') }).click()
    const dialog = page.getByRole('dialog', { name: say('Invite someone') })
    await dialog.getByLabel(say('Email'), { exact: true }).fill(invited)
    return dialog
  }
  const send = say('Send invitation')

  const first = await invite(`one-${email}`)
  await forgetProofsOf(email)
  await first.getByRole('button', { name: send }).click()
  const proof = page.getByRole('dialog', { name: say('Is it you?') })
  await proof.getByLabel(say('Password')).fill('not the password')
  await proof.getByRole('button', { name: say('Continue') }).click()
  await expect(proof.getByText(say("This isn't your password. Check it and try again."))).toBeVisible()
  await expectAccessible()
  await proof.getByLabel(say('Password')).fill(ownerPassword)
  await proof.getByRole('button', { name: say('Continue') }).click()
  await expect(first).toBeHidden()
  await expect(page.getByText(`one-${email}`).first()).toBeVisible()

  const second = await invite(`two-${email}`)
  await endSessionsOf(email)
  await second.getByRole('button', { name: send }).click()
  const again = page.getByRole('dialog', { name: say("You've been signed out") })
  await expect(again.getByLabel(say('Email'))).toHaveValue(email)
  await expectAccessible()
  await again.getByLabel(say('Password')).fill(ownerPassword)
  await again.getByRole('button', { name: say('Sign in') }).click()
  await expect(second).toBeHidden()
  await expect(page.getByText(`two-${email}`).first()).toBeVisible()
})
