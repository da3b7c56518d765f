import { Trans, useLingui } from '@lingui/react/macro'
import { correctableFields, type CorrectableField, type Order } from '@recadinho/contracts/orders'
import { otherChildrenText } from '@recadinho/contracts/personalization'
import { formatDay } from '@recadinho/i18n/calendar'
import { formatPhone } from '@recadinho/i18n/phone'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { scriptText } from '@recadinho/stage/script-document'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { EditIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { lazy, Suspense, useRef, useState } from 'react'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import * as css from './details.css.ts'
import { choiceTexts } from '../../components/orders/choice-texts.ts'
import { fieldText } from './detail-texts.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { isInProgress, type OrderState } from '../../lib/orders/order-state.ts'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'

const CorrectionForm = lazy(() => import('./correction-form.lazy.tsx'))

const LikenessDrawing = optionalPart(async () => ({
  default: (await import('@recadinho/likeness/parts')).LikenessDrawing,
}))

export interface DetailsProps {
  order: Order
  state: OrderState
  token: string | undefined
}

/** The recipient, content and delivery of the video; correctable until production starts. */
export function Details({ order, state, token }: DetailsProps) {
  const { t } = useLingui()
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const correct = useRef<HTMLButtonElement>(null)
  const open = order.corrections.length > 0 && state !== 'refunded'
  const close = (done: boolean) => {
    setEditing(false)
    setSaved(done)
    requestAnimationFrame(() => correct.current?.focus())
  }
  return (
    <Card as="section" aria-labelledby="details-title" padding="lg">
      <Inline justify="between" gap={3}>
        <Heading level={2} size="h3" id="details-title">
          <Trans>Video details</Trans>
        </Heading>
        {open && !editing && (
          <Button
            ref={correct}
            variant="secondary"
            size="sm"
            iconStart={<EditIcon size="sm" />}
            onClick={() => {
              setSaved(false)
              setEditing(true)
            }}
          >
            {t`Edit details`}
          </Button>
        )}
      </Inline>
      <VisuallyHidden live="polite">{saved && t`Your changes are saved.`}</VisuallyHidden>
      {editing ? (
        <Suspense fallback={<Text tone="muted">{t`Loading`}</Text>}>
          <CorrectionForm
            order={order}
            token={token}
            onDone={() => close(true)}
            onCancel={() => close(false)}
          />
        </Suspense>
      ) : (
        <>
          <List order={order} />
          {saved && <Text size="sm" tone="success">{t`Your changes are saved.`}</Text>}
          <Note order={order} open={open} state={state} />
        </>
      )}
    </Card>
  )
}

function List({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const tag = useDateTag()
  /** Of the fields that are more than a text. */
  const texts: Partial<Record<CorrectableField, string | null>> = {
    otherChildren: otherChildrenText(order.otherChildren),
    occasion: i18n._(occasionLabels[order.occasion]),
    occasionDate: order.occasionDate && formatDay(order.occasionDate, tag),
    unsaid: order.unsaid.map(({ text, choice }) => `${text}: ${i18n._(choiceTexts[choice])}`).join('\n'),
    script: scriptText(order.script, order.characters, order.locale),
    whatsappNumber: formatPhone(order.whatsappNumber),
  }
  const details = correctableFields.flatMap((field) => {
    const value = field in texts ? texts[field] : order[field]
    return value && typeof value !== 'object' ? [{ field, text: `${value}` }] : []
  })
  return (
    <dl className={css.list}>
      {details.map(({ field, text }) => (
        <div key={field} className={css.line}>
          <Text as="dt" size="sm" tone="muted">
            {i18n._(fieldText[field])}
          </Text>
          <dd className={css.value}>{text}</dd>
        </div>
      ))}
      {order.likeness && (
        <div className={css.line}>
          <Text as="dt" size="sm" tone="muted">
            {i18n._(fieldText.likeness)}
          </Text>
          <dd className={css.value}>
            <Suspense>
              <LikenessDrawing
                likeness={order.likeness}
                age={order.childAge}
                label={i18n._(fieldText.likeness)}
                size="sm"
              />
            </Suspense>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The deadline for corrections, or what to do instead. */
function Note({ order, open, state }: { order: Order; open: boolean; state: OrderState }) {
  if (open)
    return (
      <Text size="sm" tone="muted">
        <Trans>You can change this until we start making the video.</Trans>
      </Text>
    )
  if (!isInProgress(state) || state === 'delivered') return null
  return (
    <div className={css.note}>
      <Text size="sm" tone="muted">
        <Trans>We've started making the video. Is something wrong? Contact us right away.</Trans>
      </Text>
      <WriteToUs number={order.number} />
    </div>
  )
}
