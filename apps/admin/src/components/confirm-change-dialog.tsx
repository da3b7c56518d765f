import { Plural, useLingui } from '@lingui/react/macro'
import type { ChangeWarning } from '@recadinho/contracts/change-warnings'
import { Callout } from '@recadinho/ui/callout'
import { FormDialog } from '@recadinho/ui/form-dialog'
import { Stack } from '@recadinho/ui/layout'
import { useLocale } from '../lib/use-locale.ts'
import { warningWords } from '../lib/warning-words.ts'

/** The rest is counted: a rate can change the price of every package. */
const shownAtMost = 8

export interface ConfirmChangeDialogProps {
  warnings: readonly ChangeWarning[]
  /** Called with `false` if the user declines. */
  onDone: (confirmed: boolean) => void
}

/** Asks whether a change is meant, with what it would do in numbers. */
export function ConfirmChangeDialog({ warnings, onDone }: ConfirmChangeDialogProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const more = warnings.length - shownAtMost
  return (
    <FormDialog
      title={t`Save this change?`}
      description={t`Nothing is saved yet. Buyers would notice it within a minute.`}
      closeLabel={t`Close`}
      backLabel={t`Back`}
      submitLabel={t`Save anyway`}
      danger
      submitting={false}
      onSubmit={() => onDone(true)}
      onClose={() => onDone(false)}
    >
      <Callout tone="warning" title={t`What it would do`}>
        <Stack as="ul" gap={2}>
          {warnings.slice(0, shownAtMost).map((warning) => {
            const words = warningWords(i18n, locale, warning)
            return <li key={words}>{words}</li>
          })}
          {more > 0 && (
            <li>
              <Plural value={more} one="And # more change like these" other="And # more changes like these" />
            </li>
          )}
        </Stack>
      </Callout>
    </FormDialog>
  )
}
