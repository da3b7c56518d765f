import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '@recadinho/ui/copy-button'
import { useRef, useState } from 'react'
import * as css from './pix-panel.css.ts'

/** The code to paste into a banking app, and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const selected = t`The code is selected. Copy it with your keyboard, or press and hold it.`
  const onResult = (copied: boolean) => {
    setFailed(!copied)
    // Copying failed: select it for manual copying.
    if (!copied) field.current?.select()
  }
  return (
    <div className={css.copy}>
      <CopyButton
        text={code}
        size="lg"
        wide="always"
        copied={t`Code copied`}
        copiedAloud={t`Code copied. Paste it in your bank's app.`}
        failedAloud={selected}
        onResult={onResult}
      >
        {t`Copy PIX code`}
      </CopyButton>
      <input
        ref={field}
        readOnly
        value={code}
        aria-label={t`PIX copy-and-paste code`}
        onFocus={(event) => event.target.select()}
        className={css.code}
      />
      {failed && (
        <p aria-hidden="true" className={css.hint}>
          {selected}
        </p>
      )}
    </div>
  )
}
