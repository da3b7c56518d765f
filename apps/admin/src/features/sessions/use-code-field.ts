import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Props of the second-factor field, which is focused when shown. */
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
    // Recovery codes contain letters.
    autoCapitalize: 'characters',
    spellCheck: false,
  } as const
}
