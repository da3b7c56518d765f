import type { ComponentPropsWithRef, ElementType } from 'react'

/** An element's own props without the ones that would let a caller restyle it. */
export type Closed<T extends ElementType> = Omit<
  ComponentPropsWithRef<T>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>

/** Joins class names, leaving out what is absent. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
