import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../lib/i18n.ts'

/** §2: the information and legal pages; their long texts load on demand. */
export const Route = createFileRoute('/_information')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, 'pages'),
})
