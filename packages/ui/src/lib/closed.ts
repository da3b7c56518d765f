import type { ComponentPropsWithRef, ElementType } from 'react'

/** An element's own props without the ones that would let a caller restyle it. */
export type Closed<T extends ElementType> = Omit<
  ComponentPropsWithRef<T>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>

/** Joins class names, leaving out whatever is no text. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
