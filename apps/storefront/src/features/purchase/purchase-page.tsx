import { useLingui } from '@lingui/react/macro'
import { focusHeading } from '@recadinho/ui/focus'
import { Container } from '@recadinho/ui/layout'
import { Steps } from '@recadinho/ui/steps'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { PageLoading } from '../../components/page-loading.tsx'
import { TourButton } from '../../components/tour-button.tsx'
import { steps, type Step } from '../../lib/draft/steps.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { CatalogProblem } from './catalog-problem.tsx'
import { ChangesNote } from './changes-note.tsx'
import { CharactersStep } from './characters-step.tsx'
import { PackageStep } from './package-step.tsx'
import * as css from './purchase-page.css.ts'

const PersonalizationStep = lazy(() => import('./personalization-step.lazy.tsx'))

/**
 * §2, Purchase flow: package, characters, personalization. `phone` asks for a number at the bottom of the first step.
 */
export function PurchasePage({ phone }: { phone: ReactNode }) {
  const { t } = useLingui()
  const search = useSearch({ from: '/_order/purchase' })
  // The prerendered page is the first step, whatever the URL.
  const step = useHydrated() ? (search.step ?? 'package') : 'package'
  const index = steps.indexOf(step)
  const names: Record<Step, string> = {
    package: t`Package`,
    characters: t`Characters`,
    personalization: t`Personalization`,
  }
  const number = index + 1
  const first = useRef<Step | null>(step)
  return (
    <>
      <Container>
        <div className={css.steps}>
          <Steps
            label={t`Step ${number} of 3`}
            current={index}
            doneLabel={t`done`}
            steps={steps.map((name) => ({ label: names[name] }))}
            renderDone={(at, content) => <BackTo step={steps[at] ?? 'package'}>{content}</BackTo>}
          />
          <TourButton tour="purchase" />
          <CatalogProblem />
          <ChangesNote />
        </div>
      </Container>
      <Suspense fallback={<PageLoading />}>
        {step === 'package' && <PackageStep phone={phone} />}
        {step === 'characters' && <CharactersStep />}
        {step === 'personalization' && <PersonalizationStep />}
        <HeadingFocus step={step} firstRef={first} />
      </Suspense>
    </>
  )
}

function BackTo({ step, children }: { step: Step; children: ReactNode }) {
  return (
    // A step counts as its own page: otherwise the router would mark this link as current.
    <Link
      to="/purchase"
      search={step === 'package' ? {} : { step }}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  )
}

interface HeadingFocusProps {
  step: Step
  /** The step of the first render. */
  firstRef: RefObject<Step | null>
}

/** A new step is a new screen: its heading gets the focus once rendered, so that screen readers read it. */
function HeadingFocus({ step, firstRef }: HeadingFocusProps) {
  useEffect(() => {
    if (firstRef.current === step) return
    firstRef.current = null
    focusHeading()
  }, [step, firstRef])
  return null
}
