import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import * as css from './account.css.ts'

export interface AccountRowProps {
  label: string
  value: ReactNode
  /** The row's buttons. */
  children?: ReactNode
}

/** One property of the account with its actions. */
export function AccountRow({ label, value, children }: AccountRowProps) {
  return (
    <li className={css.item}>
      <div className={css.what}>
        <div className={css.name}>{label}</div>
        <Text size="sm" tone="muted">
          {value}
        </Text>
      </div>
      {children && <div className={css.buttons}>{children}</div>}
    </li>
  )
}
