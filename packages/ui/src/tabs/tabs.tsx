import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import * as css from './tabs.css.ts'

export interface TabItem<V extends string> {
  value: V
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string
  value: V
  onChange: (value: V) => void
  items: readonly TabItem<V>[]
}

/** Parts of a page, one of them visible. Keep `value` in the URL. */
export function Tabs<V extends string>({ label, value, onChange, items }: TabsProps<V>) {
  return (
    <Ark.Root
      value={value}
      onValueChange={(details) => {
        const item = items.find((item) => item.value === details.value)
        if (item) onChange(item.value)
      }}
      lazyMount
    >
      <Ark.List aria-label={label} className={css.list}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={css.trigger}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={css.content}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
