import type { ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './text.css.ts'

export interface TextProps {
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'label'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 's'
    | 'legend'
  id?: string | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  tone?: 'ink' | 'muted' | 'primary' | 'success' | 'warning' | 'danger' | undefined
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined
  align?: 'start' | 'center' | 'end'
  /** Tabular digits, for counters and columns. */
  numeric?: boolean | undefined
  mono?: boolean
  /** `keep` preserves line breaks, `one` truncates to one line. */
  lines?: 'keep' | 'one' | undefined
  /** Strikethrough, such as a price before a discount. Add text for screen readers. */
  struck?: boolean
  lang?: string | undefined
  children?: ReactNode
}

/** Body text. Without `size` it inherits the font size. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  align,
  numeric,
  mono,
  lines,
  struck,
  children,
  ...rest
}: TextProps) {
  const looks = classes(
    size && css.sizes[size],
    tone && tone !== 'ink' && css.tones[tone],
    weight && weight !== 'regular' && css.weights[weight],
    align && align !== 'start' && css.aligns[align],
    numeric && css.numeric,
    mono && css.mono,
    lines && css.lines[lines],
    struck && css.struck,
  )
  return (
    <Tag {...rest} className={looks}>
      {children}
    </Tag>
  )
}

export interface HeadingProps {
  /** The heading's rank in the document. */
  level: 1 | 2 | 3 | 4
  /** The visual size, if it differs from the rank. */
  size?: 'h1' | 'h2' | 'h3' | 'h4' | undefined
  id?: string | undefined
  align?: 'start' | 'center'
  /** Allows a page to focus it after a change of screen. */
  focusable?: boolean
  children: ReactNode
}

/** A heading in the rounded display font. Keep it under three lines on phones. */
export function Heading({ level, size, id, align = 'start', focusable = false, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      tabIndex={focusable ? -1 : undefined}
      className={classes(css.heading[size ?? Tag], css.headingAlign[align])}
    >
      {children}
    </Tag>
  )
}

/** Text in the primary colour. */
export function Highlight({ children }: { children: ReactNode }) {
  return <span className={css.highlight}>{children}</span>
}

/** Text in the display font: prices, names. */
export function Display({ children }: { children: ReactNode }) {
  return <span className={css.display}>{children}</span>
}
