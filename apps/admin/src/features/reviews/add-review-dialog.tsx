import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Locale } from '@recadinho/contracts/common'
import { formSchema } from '@recadinho/contracts/form-schema'
import { CreateReviewBody, reviewLimits } from '@recadinho/contracts/reviews'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'

interface Typed {
  author: string
  rating: string
  text: string
  locale: Locale
}
const bodyOf = ({ author, rating, text, locale }: Typed) => ({
  author: author.trim(),
  rating: Number(rating),
  text: text.trim(),
  locale,
})
const stars = ['5', '4', '3', '2', '1'] as const

/** Adds what a parent said elsewhere, with their consent. It stays internal until it is published. */
export function AddReviewDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const { locale } = useLocale()
  const create = useMutation({
    mutationFn: (body: CreateReviewBody) => api.call('createReview', { body }),
    onSuccess() {
      toasts.show({ title: t`Review added. It isn't published yet.` })
      void queryClient.invalidateQueries({ queryKey: ['reviews'] })
      onDone()
    },
  })
  const defaultValues: Typed = { author: '', rating: '5', text: '', locale }
  const { authorMax, textMin, textMax } = reviewLimits
  const form = useAppForm({
    ...onceSent,
    formId: 'review',
    defaultValues,
    validators: {
      onDynamic: formSchema(CreateReviewBody, bodyOf, {
        author: (rule) =>
          rule === 'maxLength' ? t`Use ${authorMax} characters or fewer` : t`Enter how they want to be named`,
        text: () => t`Enter ${textMin} to ${textMax} characters`,
      }),
    },
    onSubmit: ({ value }) => settled(create.mutateAsync(bodyOf(value))),
  })
  return (
    <ChangeDialog
      form={form}
      error={create.error}
      title={t`Add a review`}
      description={t`Only what a parent really said, and agreed to see in the shop.`}
      submitLabel={t`Add review`}
      onClose={onClose}
    >
      <form.AppField name="author">
        {(field) => (
          <field.FormTextField
            label={t`Who said it`}
            hint={t`As they agreed to be named, such as “Renata, Recife”. Never the child's name.`}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="rating">
        {(field) => (
          <field.FormSelect
            label={t`Stars`}
            options={stars.map((value) => ({ value, label: t`${value} of 5 stars` }))}
          />
        )}
      </form.AppField>
      <form.AppField name="text">
        {(field) => (
          <field.FormTextArea
            label={t`What they said`}
            rows={4}
            max={textMax}
            count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
          />
        )}
      </form.AppField>
      <form.AppField name="locale">
        {(field) => (
          <field.FormSelect
            label={t`Language of the review`}
            options={[
              { value: 'en', label: 'English' },
              { value: 'pt', label: 'Português' },
            ]}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
