import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** The props of the field for the second factor, which takes the focus when it is shown. */
export function useCodeField(shown: boolean) {
  const { t } = useLingui()
  useEffect(() => {
    if (shown) document.querySelector<HTMLElement>('input[name="code"]')?.focus()
  }, [shown])
  return {
    name: 'code',
    label: t`Code`,
    hint: t`6 digits from your authenticator app, or one of your recovery codes.`,
    autoComplete: 'one-time-code',
    // Recovery codes have letters.
    autoCapitalize: 'characters',
    spellCheck: false,
  } as const
}
