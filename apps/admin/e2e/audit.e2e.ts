import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/test.ts'

const promoCode = { startsAt: null, endsAt: null, packageIds: null, usesLimit: null, announced: false }

/** A concurrent change by another owner. */
const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api/admin/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [method, path, body] as const,
  )

test('@phone the owner finds a change in the log, takes it back, and cannot undo what was changed again', async ({
  page,
  say,
  isMobile,
  expectAccessible,
}, { project }) => {
  const code = `UNDO-${project.name}-${Date.now()}`.toUpperCase()
  await signIn(page)
  await send(page, 'POST', 'promo-codes', { code, percentage: 10, active: true, ...promoCode })
  const change = (was: number, now: number) =>
    send(page, 'PATCH', `promo-codes/${code}`, { was: { percentage: was }, changes: { percentage: now } })
  await change(10, 50)

  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Settings'), exact: true }).click()
  await page.getByRole('link', { name: say('Audit log') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Audit log') })).toBeVisible()
  await expectAccessible()
  const entries = page.getByRole('list', { name: say('Entries') }).getByRole('listitem')
  await page.getByLabel(say('Order, code or name')).fill(code.toLowerCase())
  await expect(page).toHaveURL(/subject=/)
  await expect(entries).toHaveCount(2)
  await page.getByLabel(say('What'), { exact: true }).selectOption('promo_codes')
  await expect(page).toHaveURL(/kind=promo_codes/)
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(say('Changed a promo code'))
  await expect(entries.first()).toContainText(/10.*50/)

  await entries.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/50.*10/)
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Undo'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(entries.first()).toContainText(say('takes an earlier change back'))

  await change(10, 20)
  await page.reload()
  await expect(entries).toHaveCount(4)
  await entries.nth(2).getByRole('button').click()
  await dialog.getByRole('button', { name: say('Undo'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(say('Discount in percent'))
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Back') }).click()
  await entries.first().getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByLabel(say('Discount in percent'))).toHaveValue('20')

  await page.goto('/admin/audit?subject=nothing-is-called-this')
  await page.getByRole('button', { name: say('Show everything') }).click()
  await expect(entries.first()).toBeVisible()
})
