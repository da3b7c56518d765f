import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../lib/i18n.ts'

/** What affiliates see of their own; its texts load with it. */
export const Route = createFileRoute('/_partner')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, 'partner'),
})
