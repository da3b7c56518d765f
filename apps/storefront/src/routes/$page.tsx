import { createFileRoute } from '@tanstack/react-router'
import { InformationPage } from '../features/information/information-page.tsx'
import { isInformationPage } from '../lib/pages/information-pages.ts'

/** §2: the information and legal pages. Any other word does not match this route, so the page is not found. */
export const Route = createFileRoute('/$page')({
  params: { parse: ({ page }) => isInformationPage(page) && { page } },
  component: InformationPage,
})
