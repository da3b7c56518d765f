import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FirstStep, FirstSteps } from '@recadinho/contracts/dashboard'
import { Button } from '@recadinho/ui/button'
import { CheckCircleIcon, ChevronRightIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { firstStepsOptions } from './dashboard-queries.ts'
import * as css from './first-steps.css.ts'

/** What each is, why, and the page where it is done or where its effect is seen. */
const words = {
  prices: {
    to: '/admin/settings/packages',
    title: msg`Set your prices`,
    hint: msg`The shop begins with sample prices.`,
  },
  characters: {
    to: '/admin/characters',
    title: msg`Add or edit a character`,
    hint: msg`The shop begins with 28 sample characters.`,
  },
  gateway: {
    to: '/admin/settings/sales',
    title: msg`Connect a payment provider`,
    hint: msg`Its keys are set on the server: Stripe, Mercado Pago or your PIX key.`,
  },
  mail: {
    to: '/admin/money',
    title: msg`Connect a mail server`,
    hint: msg`Set SMTP_URL on the server. Until then, messages wait in Payments.`,
  },
  whatsapp: {
    to: '/admin/deliveries',
    title: msg`Connect WhatsApp`,
    hint: msg`Optional: until then, you send each video yourself from Deliveries.`,
  },
  pixel: {
    to: '/admin/settings/advertising',
    title: msg`Connect your advertising`,
    hint: msg`Optional: tells Meta and TikTok which advertisements sell.`,
  },
  second_factor: {
    to: '/admin/account',
    title: msg`Protect your own sign-in`,
    hint: msg`With an authenticator app or a passkey.`,
  },
} as const satisfies Record<FirstStep, { to: string; title: MessageDescriptor; hint: MessageDescriptor }>

/** What a new owner sets up; gone once all is done, or once they do not want it. */
export function FirstStepsCard() {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const { data } = useQuery(firstStepsOptions(api))
  const hiding = useMutation({
    mutationFn: () => api.call('hideFirstSteps', {}),
    onSuccess: (answer) => showAnswer(queryClient, firstStepsOptions(api).queryKey, answer),
  })
  // The other cards say where something fails; this one is only help.
  if (!data || data.hidden) return null
  const done = data.steps.filter((each) => each.done).length
  const all = data.steps.length
  if (done === all) return null
  return (
    <DetailCard title={t`First steps`}>
      <div className={css.head}>
        <Text size="sm" tone="muted">
          <Trans>
            {done} of {all} done. Each ticks itself off.
          </Trans>
        </Text>
        <Button size="sm" variant="subtle" loading={hiding.isPending} onClick={() => hiding.mutate()}>
          <Trans>Hide this list</Trans>
        </Button>
      </div>
      <ErrorCallout error={hiding.error} />
      <ul aria-label={t`First steps`}>
        {data.steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ul>
    </DetailCard>
  )
}

function Step({ step, done }: FirstSteps['steps'][number]) {
  const { t, i18n } = useLingui()
  const { to, title, hint } = words[step]
  return (
    <li className={css.step}>
      <span className={done ? css.done : css.open}>{done && <CheckCircleIcon />}</span>
      <div>
        <Link to={to} className={css.link}>
          {i18n._(title)}
        </Link>
        <VisuallyHidden>{done ? t`Done` : t`To do`}</VisuallyHidden>
        {!done && (
          <Text size="sm" tone="muted">
            {i18n._(hint)}
          </Text>
        )}
      </div>
      <ChevronRightIcon size="sm" />
    </li>
  )
}
