import { Link } from '@tanstack/react-router'
import type { OrderStatus } from '@recadinho/contracts/orders'
import type { ReactNode } from 'react'
import * as css from './dashboard.css.ts'

/** The filters of the list that figures lead to. */
export interface CountedOrders {
  status?: OrderStatus
  late?: true
  due?: 24
  hold?: boolean
  claim?: 'none'
  placedSince?: string
  paidSince?: string
}

/** Leads from a figure to the orders that it counts. */
export function OrdersLink({ search, children }: { search: CountedOrders; children: ReactNode }) {
  return (
    <Link to="/admin/orders" search={search} className={css.link}>
      {children}
    </Link>
  )
}
