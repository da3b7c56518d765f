import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('§7: GET /api/settings answers exactly the six fields, cached for 5 minutes', async () => {
  const response = await shop.browser().get('/api/settings')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=300')
  expect(Object.keys(response.json()).sort()).toEqual([
    'contactAddress',
    'contactEmail',
    'contactPhone',
    'contactWhatsapp',
    'socialFacebook',
    'socialInstagram',
  ])
})
