import { orderStatuses, productionStages } from '@recadinho/contracts/filters'
import { expect, test } from 'vitest'
import {
  canHold,
  canRelease,
  legalStages,
  legalStatuses,
  type ActorType,
  type OrderFacts,
} from './machine.ts'

const facts = (change: Partial<OrderFacts>): OrderFacts => ({
  status: 'pending',
  stage: null,
  onHold: false,
  ...change,
})
const actors: ActorType[] = ['buyer', 'staff', 'system', 'gateway']

test.each([
  ['pending', 'staff', ['in_production', 'cancelled']],
  ['pending', 'system', ['in_production', 'expired']],
  ['pending', 'gateway', ['in_production']],
  ['pending', 'buyer', []],
  ['expired', 'staff', ['in_production', 'cancelled']],
  ['expired', 'buyer', ['pending']],
  ['expired', 'gateway', ['in_production']],
  ['completed', 'staff', []],
  ['cancelled', 'staff', []],
] as const)('O1: from %s, %s may move to %j', (status, actor, legal) => {
  expect(legalStatuses(facts({ status }), actor)).toEqual(legal)
})

test('O1.7: completed only from stage ready, and not on hold', () => {
  for (const stage of productionStages) {
    const legal = legalStatuses(facts({ status: 'in_production', stage }), 'staff')
    expect(legal).toEqual(stage === 'ready' ? ['completed'] : [])
  }
  expect(legalStatuses(facts({ status: 'in_production', stage: 'ready', onHold: true }), 'staff')).toEqual([])
})

test('O1.10: a buyer never moves an order to a state that means money or work', () => {
  const reachable = orderStatuses.flatMap((status) =>
    legalStatuses(facts({ status, stage: 'ready' }), 'buyer'),
  )
  expect(reachable).toEqual(['pending'])
})

test('O1: no move leads to the state it starts from', () => {
  for (const status of orderStatuses) {
    for (const actor of actors)
      expect(legalStatuses(facts({ status, stage: 'ready' }), actor)).not.toContain(status)
  }
})

test.each([
  ['queued', ['scripting']],
  ['scripting', ['queued', 'recording']],
  ['ready', ['queued', 'scripting', 'recording', 'review']],
] as const)('O2.2: from stage %s: %j', (stage, legal) => {
  expect(legalStages(facts({ status: 'in_production', stage }))).toEqual(legal)
})

test('O2.1, O2.3: no stage moves before production, after it, or on hold', () => {
  expect(legalStages(facts({ status: 'pending' }))).toEqual([])
  expect(legalStages(facts({ status: 'completed', stage: 'ready' }))).toEqual([])
  expect(legalStages(facts({ status: 'in_production', stage: 'queued', onHold: true }))).toEqual([])
})

test('O3.3: only a running order in production is held, only a held one released', () => {
  expect(canHold(facts({ status: 'in_production', stage: 'queued' }))).toBe(true)
  expect(canHold(facts({ status: 'in_production', stage: 'queued', onHold: true }))).toBe(false)
  expect(canHold(facts({ status: 'pending' }))).toBe(false)
  expect(canRelease(facts({ status: 'in_production', stage: 'queued', onHold: true }))).toBe(true)
  expect(canRelease(facts({ status: 'in_production', stage: 'queued' }))).toBe(false)
})
