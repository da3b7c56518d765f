import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Inline } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as css from './card-section.css.ts'

/** The loading state of the card form, in its final height. */
function CardSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.skeleton}>
      <Skeleton shape="block" />
      <div className={css.pair}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <VisuallyHidden>{t`Loading the card form`}</VisuallyHidden>
    </div>
  )
}

/** What the checkout adds to a card form that is not there. */
export interface CardFormHelp {
  /** Pay was pressed without the form, which says so at once; a new object for each press. */
  pressed: object | undefined
  /** The form is tried again: that press is over. */
  forget: () => void
  /** A link to the gateway's own page, if the shop offers it. */
  hosted: ReactNode
}

export interface CardFormAbsentProps extends CardFormHelp {
  /** Its script or form failed to load. */
  failed: boolean
  /** Loads it again. */
  onAgain: () => void
}

/** After this many milliseconds something most likely stops the form: a blocker, or a network that never answers. */
export const longLoad = 10_000

/** In place of the card form: its skeleton; once it failed, takes long or is needed, why and what to do. */
export function CardFormAbsent({ failed, pressed, forget, hosted, onAgain }: CardFormAbsentProps) {
  const { t } = useLingui()
  const message = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [stalledTry, setStalledTry] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setStalledTry(tries), longLoad)
    return () => clearTimeout(timer)
  }, [tries])
  useEffect(() => {
    if (!pressed) return
    message.current?.scrollIntoView({ block: 'center' })
    message.current?.focus({ preventScroll: true })
  }, [pressed])

  if (!failed && stalledTry !== tries && !pressed) return <CardSkeleton />
  const again = () => {
    forget()
    setTries((count) => count + 1)
    onAgain()
  }
  return (
    <Callout
      ref={message}
      tone="warning"
      announce="status"
      title={t`The card form didn't load`}
      action={
        <Inline gap={3}>
          <Button variant="secondary" size="sm" onClick={again}>{t`Try again`}</Button>
          {hosted}
        </Inline>
      }
    >
      {t`Your connection or a blocker may be stopping it. If you use a blocker, turn it off for this page. You weren't charged, and nothing you've entered is lost.`}
    </Callout>
  )
}
