import { createLink } from '@tanstack/react-router'
import { ButtonLink } from '@recadinho/ui/button'

/** A link to a page of the app that looks like a button. */
export const LinkButton = createLink(ButtonLink)
