import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { AdminVideoFeedback } from '@recadinho/contracts/video-feedback'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { Written } from '../../components/written.tsx'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { problemReasonLabels } from '../../lib/video-problem-labels.ts'
import { OrderDialogs, type OpenDialog } from './order-dialogs.tsx'
import { videoFeedbackOptions } from './order-queries.ts'

export interface VideoProblemCalloutProps {
  order: AdminOrder
  problem: NonNullable<AdminVideoFeedback['problem']>
}

/** The buyer's problem report, until staff redo the video or resolve the report. */
export function VideoProblemCallout({ order, problem }: VideoProblemCalloutProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { api, queryClient } = useAdmin()
  const { words, reportedAt, resolvedAt } = problem
  const resolving = useMutation({
    mutationFn: () => api.call('resolveVideoProblem', { params: { id: order.id }, body: { reportedAt } }),
    onSuccess: (answer) => showAnswer(queryClient, videoFeedbackOptions(api, order.id).queryKey, answer),
  })
  const [redo, setRedo] = useState<OpenDialog>()
  const reason = i18n._(problemReasonLabels[problem.reason])
  const reported = formatDateTime(reportedAt, tag)
  const resolved = resolvedAt && formatDateTime(resolvedAt, tag)
  return (
    <>
      <Callout
        tone={resolved ? 'info' : 'warning'}
        title={reason}
        action={
          <Inline gap={2}>
            {order.actions.includes('redo') && (
              <Button
                size="sm"
                iconStart={<ReplayIcon />}
                // The buyer's own words stay with the problem (F7).
                onClick={() => setRedo({ kind: 'redo', order, reason: t`Reported by the buyer: ${reason}` })}
              >
                <Trans>Make it again…</Trans>
              </Button>
            )}
            {!resolved && (
              <Button
                size="sm"
                variant="secondary"
                loading={resolving.isPending}
                onClick={() => resolving.mutate()}
              >
                <Trans>Mark as dealt with</Trans>
              </Button>
            )}
          </Inline>
        }
      >
        {words && <Written text={words} />}
        <Text size="sm">
          {resolved
            ? t`Reported ${reported}, dealt with ${resolved}.`
            : t`Reported ${reported}. Make the video again, or mark it as dealt with once you've settled it with the buyer.`}
        </Text>
      </Callout>
      <OrderDialogs dialog={redo} onClose={() => setRedo(undefined)} />
      {resolving.error && <ChangeError error={resolving.error} onReload={() => resolving.reset()} />}
    </>
  )
}
