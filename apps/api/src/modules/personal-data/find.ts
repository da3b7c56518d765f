import type { Db, Tx } from '../../db/client.ts'
import { findOrders, type FoundOrder, type Person } from './queries.ts'

export interface FoundPerson extends Person {
  orders: readonly FoundOrder[]
}

/**
 * The person behind an email address, a phone number or an order number. Their orders add addresses and numbers, which
 * add messages and visits, but no further orders: two parents may share a phone.
 */
export async function findPerson(db: Db | Tx, search: string): Promise<FoundPerson> {
  const wanted = await searchedFor(db, search.trim())
  const orders = await findOrders(db, wanted)
  const known = (values: (string | undefined)[]) =>
    [...new Set(values.filter((value) => Boolean(value)))] as string[] // empty values are filtered out
  return {
    orders,
    orderIds: orders.map(({ id }) => id),
    emails: known([wanted.email, ...orders.map((order) => order.guardian_email.toLowerCase())]),
    phones: known([wanted.phone, ...orders.map((order) => order.whatsapp_number)]),
  }
}

async function searchedFor(
  db: Db | Tx,
  typed: string,
): Promise<{ email?: string; phone?: string; number?: string }> {
  if (typed.includes('@')) return { email: typed.toLowerCase() }
  if (/^\+?[\d\s().-]+$/.test(typed)) return { phone: typed.replaceAll(/\D/g, '') }
  const number = typed.toUpperCase()
  const [order] = await findOrders(db, { number })
  return order ? { email: order.guardian_email.toLowerCase() } : { number }
}
