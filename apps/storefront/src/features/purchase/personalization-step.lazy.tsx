import { Trans } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { NameFieldsProps } from '../../components/orders/fields-props.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { GoOnButton } from './go-on-button.tsx'
import { PersonalizationForm } from './personalization-form.tsx'
import { PreviewPart } from './preview/preview-part.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import * as css from './purchase-page.css.ts'
import { usePersonalization } from './use-personalization.ts'
import { usePurchase } from './use-purchase.ts'

const HearName = optionalPart(() => import('./preview/hear-name.lazy.tsx'))

const hearNameBy =
  (speaker: Character): NonNullable<NameFieldsProps['hearName']> =>
  (name, hint, onSelect) => (
    <Suspense>
      <HearName name={name} hint={hint} onSelect={onSelect} speaker={speaker} />
    </Suspense>
  )

const formId = 'personalization'

/** The third step: the personalization, with the preview beside the form. */
export default function PersonalizationStep() {
  const navigate = useNavigate()
  const router = useRouter()
  const { selected, cast } = usePurchase()
  const first = cast[0]
  const personalization = usePersonalization(formId, () => void navigate({ to: '/checkout' }))
  // Preloads the checkout's code for the submit.
  useEffect(() => void router.preloadRoute({ to: '/checkout' }).catch(console.info), [router])
  return (
    <>
      <Container>
        <div className={css.body}>
          <div className={css.columns}>
            <div className={css.title}>
              <Heading level={1} size="h2" focusable>
                <Trans>Tell us about your child</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>You'll hear every word before you pay.</Trans>
              </Text>
            </div>
            <PersonalizationForm
              id={formId}
              personalization={personalization}
              hearName={first && hearNameBy(first)}
            />
            {first && <PreviewPart form={personalization.form} picture={first.picture} />}
          </div>
        </div>
      </Container>
      <PurchaseBar
        selected={selected}
        action={<GoOnButton formId={formId} form={personalization.form} next={personalization.next} />}
      />
    </>
  )
}
