import { expect, it } from 'vitest'
import { mayCall } from './may-call.ts'

it('goes by the roles of the contract', () => {
  expect(mayCall('owner', 'changeSettings')).toBe(true)
  expect(mayCall('production', 'changeSettings')).toBe(false)
  expect(mayCall('marketing', 'listAdminReviews')).toBe(true)
})
