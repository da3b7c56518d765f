import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { CheckboxField } from '@recadinho/ui/checkbox-field'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'

/**
 * What a parent agrees to. Each recording stores `takeConsentVersion` as its proof: raise it with any change of meaning; a
 * test holds them together.
 */
export const consentWords = {
  rules: msg`Only an adult may record, and only their own voice. Our team hears it. We use it for this video and nothing else, and delete it 30 days after delivery. You can remove it here at any time.`,
  agreement: msg`I'm an adult, this is my own voice, and you may use it in this video`,
} satisfies Record<string, MessageDescriptor>

/** Asks for consent, before the microphone is touched. */
export function Consent({ onAgree }: { onAgree: () => void }) {
  const { t, i18n } = useLingui()
  const [ticked, setTicked] = useState(false)
  const [missed, setMissed] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ticked) return onAgree()
    setMissed(true)
    document.getElementById('recording-consent')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="recording-title">
      <Stack gap={4} align="start">
        <Text>
          {i18n._(consentWords.rules)}{' '}
          <Link to="/privacy" hash="your-own-voice">
            <Trans>How we handle your voice</Trans>
          </Link>
        </Text>
        <CheckboxField
          id="recording-consent"
          label={i18n._(consentWords.agreement)}
          checked={ticked}
          onChange={(event) => {
            setTicked(event.target.checked)
            setMissed(false)
          }}
          error={missed ? t`Please tick this box to continue` : undefined}
        />
        <Button type="submit">{t`Agree and continue`}</Button>
      </Stack>
    </form>
  )
}
