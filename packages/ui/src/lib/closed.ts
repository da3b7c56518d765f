import type { ComponentPropsWithRef, ElementType } from 'react'

/** An element's own props without the ones that would let a caller restyle it. */
export type Closed<T extends ElementType> = Omit<
  ComponentPropsWithRef<T>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>

/** Joins class names and ignores everything that is not a string. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
