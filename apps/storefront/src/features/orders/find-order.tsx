import { useErrorFocus } from '@recadinho/ui/focus'
import { onceSent } from '@recadinho/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { isEmail } from '@recadinho/contracts/email'
import { cleanLine } from '@recadinho/contracts/one-line'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { Container, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { FormAnswer } from '../../components/form-answer.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { SendFailed } from '../../components/orders/send-failed.tsx'
import { useShop } from '../../lib/use-shop.ts'
import { emailInvalid } from '../../lib/api/personalization-text.ts'
import { rememberedOrders } from '../../lib/orders/order-memory.ts'
import { refusedFields, useAppForm } from '../../lib/form.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { fieldText } from './detail-texts.ts'
import * as css from './find-order.css.ts'
import { lostVideo } from './lost-video.ts'

/**
 * For visitors without a working link: the order's number and e-mail address request it by e-mail. The page reveals
 * neither an order nor whether it exists. `unknown`: the URL names an order that the visitor may not see; `back=done` in
 * it: they may have just paid for it in another browser. `video`: the
 * page is a video's. Links of unavailable videos lead here too.
 */
export function FindOrder({ unknown, video: ofVideo = false }: { unknown: boolean; video?: boolean }) {
  const { i18n } = useLingui()
  const latest = useLatest()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const returned = useRouterState({
    select: ({ location: { search } }) => 'back' in search && search.back === 'done',
  })
  const lost = ofVideo ? 'video-unknown' : hash
  const paidElsewhere = unknown && returned
  const video = Object.hasOwn(lostVideo, lost) ? lostVideo[lost] : undefined
  return (
    <Container width="form">
      <div className={css.page}>
        <Stack gap={3} align="center">
          <span className={css.picture}>
            <CharacterPicture picture="bramble" size={140} eager />
          </span>
          <Heading level={1} size="h2" align="center" focusable>
            {video && i18n._(video.title)}
            {!video &&
              (paidElsewhere ? (
                <Trans>Check your email</Trans>
              ) : unknown ? (
                <Trans>We can't find this order</Trans>
              ) : (
                <Trans>Find your order</Trans>
              ))}
          </Heading>
          {video && <Text align="center">{i18n._(video.text)}</Text>}
          {paidElsewhere && (
            <Text align="center">
              <Trans>
                If you've paid, your receipt with the link to your order is on its way to your email. There's
                no need to pay again.
              </Trans>
            </Text>
          )}
          <Text align="center" tone="muted">
            {video ? (
              <Trans>
                If someone sent you the link, ask them about it. If you ordered the video, your order page
                tells you more.
              </Trans>
            ) : (
              <Trans>
                You can open your order in the browser you ordered from, or anywhere with its private link:
                the long link in your receipt email. Open the whole link, including everything after the #
                sign.
              </Trans>
            )}
          </Text>
          {latest && !unknown && (
            <LinkButton to="/order-confirmation" search={{ order: latest }}>
              <Trans>Open your last order from this browser</Trans>
            </LinkButton>
          )}
        </Stack>
        <Card as="section" aria-labelledby="lost-title" padding="lg">
          <Form />
        </Card>
        <Text align="center" size="sm">
          <Link to="/contact">
            <Trans>Contact us</Trans>
          </Link>
          {!paidElsewhere && (
            <>
              {' · '}
              <Link to="/purchase">
                <Trans>Start a new order</Trans>
              </Link>
            </>
          )}
        </Text>
      </div>
    </Container>
  )
}

function Form() {
  const { t, i18n } = useLingui()
  const { api } = useShop()
  const { summary, focusSummary } = useErrorFocus()
  const sending = useMutation({
    mutationFn: ({ number, email }: { number: string; email: string }) =>
      api.call('findOrder', { body: { number: number.trim(), email: cleanLine(email) } }),
  })
  const form = useAppForm({
    ...onceSent,
    formId: 'find',
    defaultValues: { number: '', email: '' },
    validators: {
      onDynamic: ({ value: { number, email } }) =>
        refusedFields({
          number: !isOrderNumber(number) && t`Enter your order number, such as R-7K3M9Q`,
          email: !isEmail(cleanLine(email)) && i18n._(emailInvalid),
        }),
    },
    onSubmit: ({ value }) => sending.mutate(value),
    onSubmitInvalid: focusSummary,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }
  if (sending.isSuccess)
    return (
      <FormAnswer>
        <output>
          <Callout tone="success" title={t`Check your email`}>
            <Trans>
              If the number and email belong to the same order, the link is on its way to that address. It can
              take a few minutes; check your spam folder, too.
            </Trans>
          </Callout>
        </output>
      </FormAnswer>
    )
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Heading level={2} size="h3" id="lost-title">
        <Trans>Lost the link?</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>Enter your order number and the email you used, and we'll send the link there.</Trans>
      </Text>
      <FormErrors form={form} ref={summary} />
      {sending.isError && <SendFailed error={sending.error} />}
      <form.AppField name="number">
        {(field) => (
          <field.FormTextField
            label={t`Order number`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField
            label={i18n._(fieldText.guardianEmail)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </form.AppField>
      <div>
        <Button type="submit" wide="phone" loading={sending.isPending}>
          <Trans>Send me the link</Trans>
        </Button>
      </div>
    </form>
  )
}

/** At least six letters or digits, ignoring other characters. */
const isOrderNumber = (typed: string) => typed.length <= 40 && typed.replaceAll(/[^0-9a-z]/gi, '').length >= 6

/** The last order of this browser; read only after hydration. */
function useLatest(): string | undefined {
  const hydrated = useHydrated()
  return hydrated ? rememberedOrders()[0]?.orderId : undefined
}
