import { createLink } from '@tanstack/react-router'
import { ArrowLeftIcon } from '@recadinho/ui/icon'
import type { ComponentProps } from 'react'
import * as css from './back-link.css.ts'

/** Link from an item back to its list. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={css.back}>
    <ArrowLeftIcon size="sm" />
    {children}
  </a>
))
