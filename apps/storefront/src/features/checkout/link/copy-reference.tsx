import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { CheckIcon, CopyIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import * as css from '../panel.css.ts'

/** The order's number, which identifies the payment for staff. One tap selects it when it cannot be copied. */
export function CopyReference({ number }: { number: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className={css.reference}>
      <p>
        <span className={css.about}>
          <Trans>Your reference</Trans>
        </span>
        <br />
        <strong className={css.number}>{number}</strong>
      </p>
      <Button
        variant="secondary"
        iconStart={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copyText(number).then(setCopied)}
      >
        {copied ? t`Copied` : t`Copy reference`}
      </Button>
      <VisuallyHidden live="polite">
        {copied === true && t`Reference copied`}
        {copied === false && t`We couldn't copy the reference. Select it and copy it yourself.`}
      </VisuallyHidden>
    </div>
  )
}
