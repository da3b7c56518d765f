import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Text } from '@recadinho/ui/text'
import { toasts } from '../../lib/toasts.ts'
import { Written } from '../../components/written.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import * as css from './order-details.css.ts'

/** The words to be spoken. */
export function ScriptCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { text, version } = order.script
  const onResult = (copied: boolean) => {
    if (!copied) toasts.show({ title: t`Your browser didn't allow copying`, variant: 'destructive' })
  }
  return (
    <DetailCard title={t`Script`}>
      <p lang={order.locale} className={css.script}>
        {text}
      </p>
      {order.nameHint && (
        <Text size="sm">
          <Trans>
            Say <Written text={order.childName} /> like “<Written text={order.nameHint} />
            ”.
          </Trans>
        </Text>
      )}
      <div className={css.row}>
        <Text size="sm" tone="muted">
          {order.useAIVoice
            ? t`Version ${version}, drafted from the buyer's notes`
            : t`Version ${version}, the buyer's own words`}
        </Text>
        <CopyButton variant="secondary" size="sm" text={text} copied={t`Script copied`} onResult={onResult}>
          <Trans>Copy script</Trans>
        </CopyButton>
      </div>
    </DetailCard>
  )
}
