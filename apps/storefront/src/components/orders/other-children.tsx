import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@recadinho/contracts/limits'
import type { OtherChild } from '@recadinho/contracts/personalization'
import { Button } from '@recadinho/ui/button'
import { CloseIcon, PlusIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { useRef, useState } from 'react'
import * as css from './fields.css.ts'
import type { NameFieldsProps } from './fields-props.ts'

/** More children whom the video is for, each with a name and how to say it. */
export function OtherChildren({ id, form, change, error, hearName }: NameFieldsProps) {
  const { t } = useLingui()
  /** Children who were removed, the latest last: until the step is left, each can be brought back as it was. */
  const [removed, setRemoved] = useState<readonly { at: number; child: OtherChild }[]>([])
  const add = useRef<HTMLButtonElement>(null)
  const children = form.otherChildren
  const isFull = children.length >= limits.otherChildrenMax
  const texts = [
    { at: 0, label: t`Second child`, name: t`Second child's name`, remove: t`Remove the second child` },
    { at: 1, label: t`Third child`, name: t`Third child's name`, remove: t`Remove the third child` },
  ]
  const insert = (at: number, child: OtherChild) => {
    change({ otherChildren: children.toSpliced(at, 0, child) })
    requestAnimationFrame(() => document.getElementById(`${id}-otherChildren.${at}.name`)?.focus())
  }
  const remove = (at: number, child: OtherChild) => {
    change({ otherChildren: children.toSpliced(at, 1) })
    if (child.name.trim()) setRemoved([...removed, { at, child }])
    requestAnimationFrame(() => add.current?.focus())
  }
  const last = removed.at(-1)
  const lastName = last?.child.name
  const bringBack = ({ at, child }: NonNullable<typeof last>) => {
    setRemoved(removed.slice(0, -1))
    insert(Math.min(at, children.length), child)
  }
  return (
    <>
      {texts.map(({ at, label, name, remove: removeLabel }) => {
        const child = children[at]
        if (!child) return null
        const update = (typed: Partial<OtherChild>) =>
          change({ otherChildren: children.with(at, { ...child, ...typed }) })
        return (
          <fieldset key={at} aria-label={label} className={css.sayIt}>
            <TextField
              id={`${id}-otherChildren.${at}.name`}
              label={name}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={120}
              value={child.name}
              onChange={(event) => update({ name: event.target.value })}
              error={error(`otherChildren.${at}.name`)}
            />
            <TextField
              id={`${id}-otherChildren.${at}.nameHint`}
              label={t`How to say it`}
              optional={t`optional`}
              autoComplete="off"
              maxLength={60}
              value={child.nameHint}
              onChange={(event) => update({ nameHint: event.target.value })}
              error={error(`otherChildren.${at}.nameHint`)}
            />
            <Inline gap={2}>
              {hearName?.(child.name, child.nameHint, (nameHint) => update({ nameHint }))}
              <Button
                variant="subtle"
                size="sm"
                iconStart={<CloseIcon size="sm" />}
                onClick={() => remove(at, child)}
              >
                {removeLabel}
              </Button>
            </Inline>
          </fieldset>
        )
      })}
      {children.length > 0 && (
        <Text size="sm" tone="muted">
          <Trans>We only say the age if your notes tell us they're all the same age.</Trans>
        </Text>
      )}
      <Inline gap={2}>
        {!isFull && (
          <Button
            ref={add}
            variant="subtle"
            size="sm"
            iconStart={<PlusIcon size="sm" />}
            onClick={() => insert(children.length, { name: '', nameHint: '' })}
          >
            <Trans>Add another child</Trans>
          </Button>
        )}
        {!isFull && last && (
          <Button variant="subtle" size="sm" onClick={() => bringBack(last)}>
            {t`Bring back ${lastName}`}
          </Button>
        )}
      </Inline>
    </>
  )
}
