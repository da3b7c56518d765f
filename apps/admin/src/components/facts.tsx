import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** A list of terms and their values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>
}

export interface FactProps {
  name: string
  /** An amount of money: right-aligned, and emphasised if it is the total. */
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
