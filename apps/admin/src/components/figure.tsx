import type { ReactNode } from 'react'
import * as css from './figure.css.ts'

/** Figures beside one another. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={css.figures}>{children}</dl>
}

export interface FigureProps {
  name: ReactNode
  value: ReactNode
  /** What it is compared with, or is part of. */
  note?: ReactNode
  /** It needs somebody. */
  alarming?: boolean
}

/** A number that people look for, with its name. */
export function Figure({ name, value, note, alarming = false }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.name}>{name}</dt>
      <dd className={alarming ? css.alarming : css.value}>{value}</dd>
      {note !== undefined && <dd className={css.note}>{note}</dd>}
    </div>
  )
}
