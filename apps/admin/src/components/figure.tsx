import type { ReactNode } from 'react'
import * as css from './figure.css.ts'

/** A row of figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={css.figures}>{children}</dl>
}

export interface FigureProps {
  name: ReactNode
  value: ReactNode
  /** A comparison or a total it belongs to. */
  note?: ReactNode
  /** It needs someone's attention. */
  alarming?: boolean
}

/** A labelled number. */
export function Figure({ name, value, note, alarming = false }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.name}>{name}</dt>
      <dd className={alarming ? css.alarming : css.value}>{value}</dd>
      {note !== undefined && <dd className={css.note}>{note}</dd>}
    </div>
  )
}
