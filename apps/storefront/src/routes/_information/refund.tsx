import { createFileRoute } from '@tanstack/react-router'
import { refund } from '../../features/information/refund.ts'
import { WrittenPage } from '../../features/information/written-page.tsx'

export const Route = createFileRoute('/_information/refund')({ component: () => <WrittenPage {...refund} /> })
