import { beforeEach, expect, it } from 'vitest'
import { keepStep, leftAt } from './progress.ts'
import { tourAt } from './targets.ts'

beforeEach(() => localStorage.clear())

it('begins a tour where it was left, and at the first step once it was finished', () => {
  expect(leftAt('order')).toBe(0)
  keepStep('order', 3)
  expect([leftAt('order'), leftAt('orders')]).toEqual([3, 0])
  keepStep('order', undefined)
  expect(leftAt('order')).toBe(0)
})

it.each(['{', '"x"', 'null', '{"order":99}', '{"order":"2"}', '{"order":-1}'])(
  'begins at the first step where the browser holds %s',
  (held) => {
    localStorage.setItem('recadinho.admin-tours.v1', held)
    expect(leftAt('order')).toBe(0)
  },
)

it.each([
  ['/admin', 'dashboard'],
  ['/admin/', 'dashboard'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/new', undefined],
  ['/admin/orders/01a1fc1c', 'order'],
  ['/admin/settings/packages/new', 'settings'],
  ['/admin/team', 'settings'],
  ['/admin/messages', 'messages'],
  ['/admin/messages/1', undefined],
  ['/admin/account', undefined],
])('the page at %s has the tour %s', (path, tour) => {
  expect(tourAt(path)).toBe(tour)
})
