import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Inline, Stack } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isGrownUp } from './is-grown-up.ts'

export interface GrownUpGateProps {
  /** The label of the submit button. */
  submitLabel: string
  /** Called synchronously in the click handler. */
  onPass: () => void
  onBack: () => void
}

/** A question that a small child cannot answer. The answer is not stored or sent. */
export function GrownUpGate({ submitLabel, onPass, onBack }: GrownUpGateProps) {
  const { t } = useLingui()
  const [year, setYear] = useState('')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isGrownUp(year, new Date().getFullYear())) return onPass()
    setRefused(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          ref={field}
          label={t`For grown-ups: the year you were born`}
          hint={t`We don't keep it.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          error={refused ? t`Enter a grown-up's year of birth, with four digits` : undefined}
          onChange={({ currentTarget }) => {
            setYear(currentTarget.value)
            setRefused(false)
          }}
        />
        <Inline gap={2}>
          <Button type="submit" size="sm">
            {submitLabel}
          </Button>
          <Button size="sm" variant="subtle" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
