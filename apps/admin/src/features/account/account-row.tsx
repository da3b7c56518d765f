import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import * as css from './account.css.ts'

export interface AccountRowProps {
  label: string
  value: ReactNode
  /** Its buttons. */
  children?: ReactNode
}

/** One thing of the account, and what can be done with it. */
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
