import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { CheckIcon, CopyIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import * as css from './pix-panel.css.ts'
import { copyText } from '../../../lib/copy-text.ts'

/** The code to paste into a bank's app, and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), 4000)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    const copied = await copyText(code)
    setState(copied ? 'copied' : 'failed')
    // Copying failed, so it is selected for the buyer to copy by hand.
    if (!copied) field.current?.select()
  }
  return (
    <div className={css.copy}>
      <Button
        size="lg"
        wide="always"
        iconStart={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? t`Code copied` : t`Copy PIX code`}
      </Button>
      <input
        ref={field}
        readOnly
        value={code}
        aria-label={t`PIX copy-and-paste code`}
        onFocus={(event) => event.target.select()}
        className={css.code}
      />
      <VisuallyHidden live="polite">
        {state === 'copied' && t`Code copied. Paste it in your bank's app.`}
        {state === 'failed' && t`The code is selected. Copy it with your keyboard, or press and hold it.`}
      </VisuallyHidden>
      {state === 'failed' && (
        <p
          aria-hidden="true"
          className={css.hint}
        >{t`The code is selected. Copy it with your keyboard, or press and hold it.`}</p>
      )}
    </div>
  )
}
