import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { StatusPill } from '@recadinho/ui/badge'
import { Button, IconButton } from '@recadinho/ui/button'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, EditIcon, FilmIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { faceUrl } from '../../lib/face-url.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { greetingLabels } from '../../lib/character-labels.ts'
import { moveButtonId, type Direction, type useCharacterOrder } from './use-character-order.ts'
import * as css from './characters.css.ts'

export interface CharacterRowProps {
  character: AdminCharacter
  /** Absent for read-only users. */
  actions: RowActions | undefined
}

interface RowActions {
  order: ReturnType<typeof useCharacterOrder>
  switching: boolean
  onToggle: () => void
  onEdit: () => void
  onClips: () => void
}

export function CharacterRow({ character, actions }: CharacterRowProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { picture, active, clips, openOrders } = character
  const other = locale === 'en' ? 'pt' : 'en'
  return (
    <li id={`character-${character.id}`} className={css.row} aria-label={character.name[locale]}>
      <img src={faceUrl(picture)} alt="" width="56" height="56" className={active ? css.face : css.pale} />
      <div className={css.words}>
        <p className={css.name}>
          {character.name[locale]}
          {!active && <StatusPill icon={<CloseIcon size="sm" />}>{t`Not in the shop`}</StatusPill>}
        </p>
        <Text as="div" size="sm" tone="muted">
          {inOneLine([
            character.name[other] !== character.name[locale] && character.name[other],
            i18n._(greetingLabels[character.greetingStyle]),
            clips.some(({ state }) => state === 'ready') && t`with a sample clip`,
            openOrders > 0 && t`${plural(openOrders, { one: '# open order', other: '# open orders' })}`,
          ])}
        </Text>
        <Text as="div" size="sm">
          {character.description[locale]}
        </Text>
      </div>
      {actions && <RowButtons character={character} actions={actions} />}
    </li>
  )
}

function RowButtons({ character, actions }: { character: AdminCharacter; actions: RowActions }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { order, switching, onToggle, onEdit, onClips } = actions
  const name = character.name[locale]
  const moves: [Direction, string, typeof ChevronUpIcon][] = [
    ['up', t`Move ${name} up`, ChevronUpIcon],
    ['down', t`Move ${name} down`, ChevronDownIcon],
  ]
  return (
    <div className={css.buttons}>
      <div className={css.group}>
        {moves.map(([direction, label, Icon]) => (
          <IconButton
            key={direction}
            id={moveButtonId(character.id, direction)}
            label={label}
            icon={<Icon />}
            // Not `disabled`, so that the button keeps the focus when its character reaches the end of the list.
            aria-disabled={!order.canMove(character.id, direction)}
            onClick={() => order.move(character, direction)}
          />
        ))}
        <Button
          size="sm"
          variant="secondary"
          iconStart={<EditIcon size="sm" />}
          aria-label={t`Edit ${name}`}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
      </div>
      <div className={css.group}>
        <Button
          size="sm"
          variant="plain"
          iconStart={<FilmIcon size="sm" />}
          aria-label={t`Sample clips of ${name}`}
          onClick={onClips}
        >
          <Trans>Clips</Trans>
        </Button>
        <Button
          size="sm"
          variant="plain"
          aria-label={character.active ? t`Switch off ${name}` : t`Switch on ${name}`}
          aria-disabled={switching}
          onClick={() => !switching && onToggle()}
        >
          {character.active ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </Button>
      </div>
    </div>
  )
}
