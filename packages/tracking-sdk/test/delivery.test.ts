import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './harness.ts'
import { runDelivery } from './run-delivery.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('S9–S11: of 200 events, over 503, broken connections, offline, reload and close, none is lost or doubled', async () => {
  const { tracked, stored, lost, faults } = await runDelivery(browser, 200)
  expect({ stored, lost }).toEqual({ stored: tracked, lost: [] })
  expect(faults).toBeGreaterThan(0)
})
