import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorCode, errorText } from '../../lib/api/error-text.ts'
import { changedMeanwhile } from './correction.ts'
import { fieldText } from './detail-texts.ts'
import type { useCorrection } from './use-correction.ts'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'

export interface CorrectionProblemProps {
  order: Order
  correction: Pick<ReturnType<typeof useCorrection>, 'error' | 'base' | 'accept'>
}

/** Why a correction was refused, and the next step. The form keeps its input. */
export function CorrectionProblem({ order, correction }: CorrectionProblemProps) {
  const { t, i18n } = useLingui()
  const { error, base, accept } = correction
  // Production can start while the form is open.
  if (errorCode(error) === 'correction_closed' || order.corrections.length === 0)
    return (
      <Callout
        tone="warning"
        announce="alert"
        title={t`We've started making your video`}
        action={<WriteToUs number={order.number} />}
      >
        <Trans>You can't make changes here anymore. Contact us, and we'll see what we can still do.</Trans>
      </Callout>
    )
  const others = changedMeanwhile(base, order).map((field) => i18n._(fieldText[field]))
  if (errorCode(error) === 'version_conflict' || order.detailsVersion !== base.detailsVersion)
    return (
      <Callout
        tone="warning"
        announce="alert"
        title={t`These details were changed somewhere else`}
        action={
          <Button size="sm" variant="secondary" onClick={accept}>
            {t`Keep my changes`}
          </Button>
        }
      >
        {others.length > 0 && <p>{t`Changed: ${others.join(', ')}.`}</p>}
        <p>
          <Trans>Your changes aren't saved yet, but nothing is lost.</Trans>
        </p>
      </Callout>
    )
  if (!error) return null
  return (
    <Callout tone="danger" announce="alert" title={t`Your changes weren't saved`}>
      {errorText(i18n, error)}
    </Callout>
  )
}
