import { useLingui } from '@lingui/react/macro'
import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useId, useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { categoryLabels } from '../../lib/character-labels.ts'
import { CharacterRow } from './character-row.tsx'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useCharacterChange } from './use-character-change.ts'
import { useCharacterOrder } from './use-character-order.ts'
import * as css from './characters.css.ts'

export interface CategorySectionProps {
  category: CharacterCategory
  characters: readonly AdminCharacter[]
  /** Absent for read-only users. */
  edits: Record<'onEdit' | 'onClips', (character: AdminCharacter) => void> | undefined
}

/** The characters of a category, in the shop's order. */
export function CategorySection({ category, characters, edits }: CategorySectionProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const title = useId()
  const order = useCharacterOrder(category, characters)
  const activation = useCharacterChange()
  const [leaving, setLeaving] = useState<AdminCharacter>()
  const last = characters.filter(({ active }) => active).length === 1

  const setActive = ({ id, name }: AdminCharacter, active: boolean) =>
    activation.mutate((api) => api.call('changeCharacterActivation', { params: { id }, body: { active } }), {
      onSuccess() {
        const called = name[locale]
        toasts.show({ title: active ? t`${called} is in the shop` : t`${called} is no longer in the shop` })
      },
    })
  const toggle = (character: AdminCharacter) => {
    if (!character.active) setActive(character, true)
    else if (last || character.openOrders > 0) setLeaving(character)
    else setActive(character, false)
  }

  return (
    <section aria-labelledby={title} className={css.category}>
      <Heading level={2} size="h4" id={title}>
        {i18n._(categoryLabels[category])}
      </Heading>
      <ErrorCallout error={order.error} title={t`Nothing was moved`} />
      <ErrorCallout error={activation.error} title={t`Nothing was changed`} />
      <VisuallyHidden live="polite">{order.said}</VisuallyHidden>
      {characters.length === 0 ? (
        <Text
          size="sm"
          tone="muted"
        >{t`There are no characters in this category, so the shop doesn't show it.`}</Text>
      ) : (
        <ol className={css.list} aria-labelledby={title}>
          {characters.map((character) => (
            <CharacterRow
              key={character.id}
              character={character}
              actions={
                edits && {
                  order,
                  switching: activation.isPending,
                  onToggle: () => toggle(character),
                  onEdit: () => edits.onEdit(character),
                  onClips: () => edits.onClips(character),
                }
              }
            />
          ))}
        </ol>
      )}
      {leaving && (
        <SwitchOffDialog
          character={leaving}
          last={last}
          onConfirm={() => {
            setLeaving(undefined)
            setActive(leaving, false)
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  )
}
