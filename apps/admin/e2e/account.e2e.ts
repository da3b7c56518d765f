import { createHmac } from 'node:crypto'
import { ownerPassword } from '@recadinho/presets/playwright'
import { mailTo, newEmailLinkIn, newPasswordLinkIn } from './support/mail.ts'
import { addStaff, endSessionsAt, forgetProofsOf } from './support/staff.ts'
import { expect, signInAs, test } from './support/test.ts'

const newPassword = 'three kites in the yard'

test('@desktop staff change their name, password and email, and sign their other devices out', async ({
  page,
  say,
  browser,
  isMobile,
  expectAccessible,
}, { project }) => {
  const email = `rosa-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Rosa', 'production')
  const elsewhere = await (await browser.newContext({ locale: project.use.locale ?? 'en-US' })).newPage()
  await signInAs(elsewhere, email)
  await signInAs(page, email)
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
  await mailTo(email, /\/admin\/forgot-password/)

  const newEmail = `new-${email}`
  await change(say('Email'))
  await dialog.getByLabel(say('New email')).fill(email)
  await dialog.getByRole('button', { name: say('Send the link') }).click()
  await expect(dialog.getByText(say('This email is already on the team or invited.'))).toBeVisible()
  await dialog.getByLabel(say('New email')).fill(newEmail)
  await dialog.getByRole('button', { name: say('Send the link') }).click()
  await expect(page.getByRole('list', { name: say('Who you are') })).toContainText(newEmail)
  await expectAccessible()
  const link = await newEmailLinkIn(newEmail)
  await page.goto(link)
  await expect(page.getByLabel(say('Email'))).toHaveValue(newEmail)
  await expectAccessible()
  await page.getByRole('button', { name: say('Confirm this address') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Your account') })).toBeVisible()
  await expect(page.getByRole('list', { name: say('Who you are') })).toContainText(newEmail)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText(say("This link doesn't work anymore"))).toBeVisible()
})

test('@phone what was typed is kept and sent when the session ends meanwhile, or the password is asked for again', async ({
  page,
  say,
  expectAccessible,
}, { project }) => {
  const email = `ana-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Ana', 'owner')
  await signInAs(page, email, '/admin/team')
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
  await endSessionsAt(page, 'invitations', email)
  await second.getByRole('button', { name: send }).click()
  const again = page.getByRole('dialog', { name: say("You've been signed out") })
  await expect(again.getByLabel(say('Email'))).toHaveValue(email)
  await expectAccessible()
  await again.getByLabel(say('Password')).fill(ownerPassword)
  await again.getByRole('button', { name: say('Sign in') }).click()
  await expect(second).toBeHidden()
  await expect(page.getByText(`two-${email}`).first()).toBeVisible()
})

/** The code an authenticator app shows now (RFC 6238). */
function appCode(secret: string): string {
  const bits = Array.from(secret, (digit) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(step).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

test('@desktop with an authenticator app, a new password by e-mail does not let anybody in without a code', async ({
  page,
  say,
  expectAccessible,
}, { project }) => {
  const email = `caio-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Caio', 'production')
  await signInAs(page, email, '/admin/account')
  await page.getByRole('button', { name: say('Turn on…') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible()
  const secret = await dialog.getByLabel(say('Or type this key into the app')).inputValue()
  await dialog.getByLabel(say('Code'), { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: say('Turn on'), exact: true }).click()
  await expect(
    dialog.getByText(say("This code isn't right, or was used already. Wait for the next one and try again.")),
  ).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(say('Code'), { exact: true }).fill(appCode(secret))
  await dialog.getByRole('button', { name: say('Turn on'), exact: true }).click()
  const codes = page.getByRole('list', { name: say('Your recovery codes') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible()
  const recoveryCode = await codes.first().innerText()
  await page.getByRole('button', { name: say("I've saved them") }).click()
  await expect(page.getByRole('button', { name: say('Turn off…') })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin/sign-in')
  await page.getByRole('link', { name: say('Forgot your password?') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Forgot your password?') })).toBeVisible()
  await page.getByLabel(say('Email')).fill(email)
  await expectAccessible()
  await page.getByRole('button', { name: say('Email me the link') }).click()
  await expect(page.getByRole('heading', { name: say('Check your email') })).toBeVisible()
  await expectAccessible()
  const link = await newPasswordLinkIn(email)
  await page.goto(link)
  await page.getByLabel(say('New password')).fill(newPassword)
  await expectAccessible()
  await page.getByRole('button', { name: say('Change password') }).click()

  await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible()
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password')).fill(newPassword)
  await page.getByRole('button', { name: say('Sign in') }).click()
  await page.getByLabel(say('Code'), { exact: true }).fill(recoveryCode)
  await expectAccessible()
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText(say("This link doesn't work anymore"))).toBeVisible()
})

test('@phone a passkey is named, signs in without password or code, and opens nothing once removed', async ({
  page,
  say,
  expectAccessible,
}, { project }) => {
  const email = `bento-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Bento', 'production')
  await signInAs(page, email)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/admin/account')
  const dialog = page.getByRole('dialog')
  const add = async (name: string) => {
    await page.getByRole('button', { name: say('Add a passkey…') }).click()
    await dialog.getByLabel(say('Name of the passkey')).fill(name)
    await dialog.getByRole('button', { name: say('Continue') }).click()
  }
  await add('Laptop')
  const list = page.getByRole('list', { name: say('Passkeys') })
  await expect(list).toContainText('Laptop')
  // Scroll to the top, so that the header does not cover a button.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible()
  await add('Twice')
  await expect(dialog.getByText(say('This device already has a passkey for your account.'))).toBeVisible()
  await dialog.getByRole('button', { name: say('Back') }).click()
  await page.getByRole('button', { name: `${say('Rename…')} Laptop` }).click()
  await dialog.getByLabel(say('Name of the passkey')).fill('Work laptop')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(list).toContainText('Work laptop')

  await endSessionsAt(page, 'account/passkeys/*', email)
  await page.getByRole('button', { name: `${say('Rename…')} Work laptop` }).click()
  await dialog.getByLabel(say('Name of the passkey')).fill('Laptop at work')
  await dialog.getByRole('button', { name: say('Save') }).click()
  const again = page.getByRole('dialog', { name: say("You've been signed out") })
  await again.getByRole('button', { name: say('Use a passkey') }).click()
  await expect(list).toContainText('Laptop at work')

  await page.context().clearCookies()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/admin/passkey-sessions'))
  await page.goto('/admin/sign-in')
  // An authenticator without user interaction accepts the passkey prompt offered with the field (conditional UI).
  const answer = (await sent).postDataJSON()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
  const replayed = await page.request.post('/api/admin/passkey-sessions', {
    data: answer,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([replayed.status(), (await replayed.json()).code]).toEqual([422, 'passkey_refused'])

  await page.goto('/admin/account')
  await page.getByRole('button', { name: `${say('Remove')} Laptop at work` }).click()
  await expect(list).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/admin/sign-in')
  await page.getByRole('button', { name: say('Use a passkey') }).click()
  await expect(
    page.getByText(say("This passkey didn't work here. Try again, or sign in with your password.")),
  ).toBeVisible()
  await expectAccessible()
})
