import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from '@recadinho/ui/copy-button'
import * as css from './panel.css.ts'

/** The order's number, which identifies the payment for staff. One tap selects it when it cannot be copied. */
export function CopyReference({ number }: { number: string }) {
  const { t } = useLingui()
  return (
    <div className={css.reference}>
      <p>
        <span className={css.about}>
          <Trans>Your reference</Trans>
        </span>
        <br />
        <strong className={css.number}>{number}</strong>
      </p>
      <CopyButton
        variant="secondary"
        text={number}
        copied={t`Copied`}
        copiedAloud={t`Reference copied`}
        failedAloud={t`We couldn't copy the reference. Select it and copy it yourself.`}
      >
        {t`Copy reference`}
      </CopyButton>
    </div>
  )
}
