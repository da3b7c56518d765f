import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { staticPart } from '../../components/static-part.tsx'
import type { InformationPageName } from '../../lib/pages/information-pages.ts'
import { useReadingAids } from './use-reading-aids.ts'

const pages = {
  about: staticPart('about', () => import('./static/about.lazy.tsx')),
  faq: staticPart('faq', () => import('./static/faq.lazy.tsx')),
  terms: staticPart('terms', () => import('./static/terms.lazy.tsx')),
  privacy: staticPart('privacy', () => import('./static/privacy.lazy.tsx')),
  refund: staticPart('refund', () => import('./static/refund.lazy.tsx')),
} satisfies Record<InformationPageName, unknown>

/** §2: the page that the address names. Its text stays as prerendered; this only adds what needs script. */
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
