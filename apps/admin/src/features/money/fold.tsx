import { ChevronRightIcon } from '@recadinho/ui/icon'
import { useState, type ReactNode } from 'react'
import * as css from './money.css.ts'

/** A collapsible section. Its content is rendered when first opened. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={css.fold}
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary className={css.foldName}>
        <span className={css.chevron}>
          <ChevronRightIcon size="sm" />
        </span>
        {title}
      </summary>
      {opened && <div className={css.foldBody}>{children}</div>}
    </details>
  )
}
