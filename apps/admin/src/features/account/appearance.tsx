import { Trans, useLingui } from '@lingui/react/macro'
import { Chips } from '@recadinho/ui/chips'
import { Heading, Text } from '@recadinho/ui/text'
import { schemes, selectScheme, useScheme } from '../../lib/scheme.ts'
import { schemeLabels } from '../../lib/scheme-labels.ts'
import * as css from './account.css.ts'

/** Light, dark or system scheme, for this browser. */
export function Appearance() {
  const { t, i18n } = useLingui()
  return (
    <section aria-labelledby="appearance" className={css.part}>
      <div>
        <Heading level={2} size="h4" id="appearance">
          <Trans>Appearance</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>Only in this browser.</Trans>
        </Text>
      </div>
      <Chips
        label={t`Appearance`}
        value={useScheme()}
        onChange={selectScheme}
        options={schemes.map((value) => ({ value, label: i18n._(schemeLabels[value]) }))}
      />
    </section>
  )
}
