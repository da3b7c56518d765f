import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { still } from '../../components/still.tsx'
import type { InformationPageName } from '../../lib/information-pages.ts'
import { useReadingAids } from './use-reading-aids.ts'

const pages = {
  about: still('about', () => import('./still/about.lazy.tsx'), 'pages'),
  faq: still('faq', () => import('./still/faq.lazy.tsx'), 'pages'),
  terms: still('terms', () => import('./still/terms.lazy.tsx'), 'pages'),
  privacy: still('privacy', () => import('./still/privacy.lazy.tsx'), 'pages'),
  refund: still('refund', () => import('./still/refund.lazy.tsx'), 'pages'),
} satisfies Record<InformationPageName, unknown>

/** §2: the page that the address names. Its text comes as it stands in the HTML; this only adds what needs script. */
export function InformationPage() {
  const { page } = useParams({ from: '/$page' })
  const ref = useRef<HTMLDivElement>(null)
  useReadingAids(ref)
  const Page = pages[page]
  return (
    <div ref={ref}>
      <Page key={page} />
    </div>
  )
}
