import { createLink } from '@tanstack/react-router'
import { ButtonLink } from '@recadinho/ui/button'

/** A link to one of the app's pages that looks like a button. */
export const LinkButton = createLink(ButtonLink)
