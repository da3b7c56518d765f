import { readFile } from 'node:fs/promises'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { addAffiliate } from './support/affiliates.ts'
import { expect, signIn, test } from './support/test.ts'

test('@phone an affiliate earns by an order, is paid with a file, and reads it on a page of their own', async ({
  page,
  context,
  say,
  shopper,
  expectAccessible,
  isMobile,
  locale,
}) => {
  const code = isMobile ? 'EARNS-PT' : 'EARNS-EN'
  const name = `Blog ${code}`
  await addAffiliate(code, name)
  const buyer = shopper()
  const order = await buyer.placeOrder({ affiliateCode: code })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)

  await signIn(page)
  const line = page
    .getByRole('list', { name: say('Commissions') })
    .getByRole('listitem')
    .filter({ hasText: order.number })
  await expect(async () => {
    await page.goto(`/admin/settings/commissions?affiliate=${code}`)
    await expect(line).toContainText(say('Pending'), { timeout: 5000 })
  }).toPass()
  await expectAccessible()
  await expectNoOverflow(page, 360)
  await line.getByRole('button', { name: say('Approve now…') }).click()
  await expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Approve'), exact: true })
    .click()
  await expect(line).toContainText(say('Approved'))

  await page.goto('/admin/settings/payouts')
  const due = page.getByRole('list', { name: say('To be paid in {currency}', { currency: 'USD' }) })
  await due.waitFor()
  for (const other of await due.getByRole('checkbox').all())
    if ((await other.getAttribute('id')) !== (await due.getByLabel(name).getAttribute('id')))
      await other.uncheck()
  await expectAccessible()
  await expectNoOverflow(page, 360)
  await page.getByRole('button', { name: say('Note as paid…') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Note as paid') })
    .click()
  await expect(due.getByText(name)).toHaveCount(0)
  const made = page.getByRole('list', { name: say('Payouts made') })
  // The list is read again after the payout.
  await expect(async () => {
    const download = page.waitForEvent('download')
    await made
      .getByRole('button', { name: say('Download CSV') })
      .first()
      .click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`,${code},${name},`)
  }).toPass()

  await page.goto(`/admin/settings/affiliates/${code}`)
  await page.getByRole('button', { name: say('Make a private link') }).click()
  const link = await page.getByText(/\/partner#/).textContent()
  await expectAccessible()
  await expectNoOverflow(page, 360)

  const theirs = await context.newPage()
  const [address, secret] = (link ?? '').split('#')
  const own = `${address}?lang=${locale}#${secret}`
  await theirs.goto(own)
  await expect(theirs.getByText(`?code=${code}`)).toBeVisible()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(theirs.getByText(order.number)).toHaveCount(0)
  await expectNoOverflow(theirs, 360)

  await page.getByRole('button', { name: say('Revoke the link…') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Revoke'), exact: true })
    .click()
  await expect(page.getByRole('button', { name: say('Make a private link') })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).not.toContainText(name)
  await expect(theirs.getByText(`?code=${code}`)).toHaveCount(0)
})
