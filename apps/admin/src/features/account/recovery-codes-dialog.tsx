import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import * as css from './account.css.ts'

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes once: the server stores only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Your recovery codes`}
      description={t`Keep them somewhere safe: we show them only this once. Without your phone, each one signs you in one time.`}
      // The codes are never shown again, so only the button closes the dialog.
      dismissible={false}
      footer={<Button onClick={onClose}>{t`I've saved them`}</Button>}
    >
      <Stack gap={4}>
        <ul aria-label={t`Your recovery codes`} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} copied={t`Copied`} variant="secondary">
          {t`Copy all`}
        </CopyButton>
      </Stack>
    </Dialog>
  )
}
