import * as css from './skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof css.shapes
  width?: keyof typeof css.widths
}

/** A placeholder in the shape of loading content, hidden from screen readers; mark its container `aria-busy`. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${css.bone} ${css.shapes[shape]} ${css.widths[width]}`} />
}

/** Placeholder for a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={css.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}
