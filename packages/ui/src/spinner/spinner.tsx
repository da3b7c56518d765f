import * as css from './spinner.css.ts'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
}

/** A spinner, hidden from screen readers: the container announces loading (`aria-busy`, `Loading`). */
export function Spinner({ size = 'md' }: SpinnerProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`${css.ring} ${css.sizes[size]}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" className={css.track} />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** Loading state of a page or panel: nothing for 300 ms, then a spinner (§9). */
export function Loading({ label }: { label: string }) {
  return (
    <output className={css.delayed}>
      <Spinner size="lg" />
      <span>{label}</span>
    </output>
  )
}
