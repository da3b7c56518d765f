import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** Names and what they stand for. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>
}

export interface FactProps {
  name: string
  /** An amount of money: aligned, and emphasised where it is the sum. */
  money?: 'part' | 'total'
  children: ReactNode
}

export function Fact({ name, money, children }: FactProps) {
  const looks = money === 'total' ? css.total : money === 'part' ? css.amount : css.value
  return (
    <>
      <dt className={css.term}>{name}</dt>
      <dd className={looks}>{children}</dd>
    </>
  )
}
