import { Trans, useLingui } from '@lingui/react/macro'
import { NumberField } from '@recadinho/ui/number-field'
import { TextField } from '@recadinho/ui/text-field'
import type { Ref } from 'react'
import * as css from './fields.css.ts'
import type { FieldsProps, NameFieldsProps } from './fields-props.ts'
import { OtherChildren } from './other-children.tsx'

export type ChildFieldsProps = NameAndAgeProps & NameFieldsProps

/** The child or children: name, age, pronunciation. */
export function ChildFields({ nameRef, hearName, ...fields }: ChildFieldsProps) {
  return (
    <>
      <NameAndAge {...fields} nameRef={nameRef} />
      <NameHint {...fields} hearName={hearName} />
      <OtherChildren {...fields} hearName={hearName} />
    </>
  )
}

export interface NameAndAgeProps extends FieldsProps {
  nameRef?: Ref<HTMLInputElement> | undefined
}

export function NameAndAge({ id, form, change, error, nameRef }: NameAndAgeProps) {
  const { t } = useLingui()
  return (
    <div className={css.nameAndAge}>
      <TextField
        id={`${id}-childName`}
        ref={nameRef}
        label={t`Child's name`}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={120}
        value={form.childName}
        onChange={(event) => change({ childName: event.target.value })}
        error={error('childName')}
      />
      <NumberField
        id={`${id}-childAge`}
        label={t`Age`}
        maxLength={4}
        value={form.childAge}
        onChange={(event) => change({ childAge: event.target.value })}
        error={error('childAge')}
      />
    </div>
  )
}

/** How the child's name is pronounced. */
export function NameHint({ id, form, change, error, hearName }: NameFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={css.sayIt}>
      <TextField
        id={`${id}-nameHint`}
        label={t`How to say it`}
        optional={t`optional`}
        hint={<Trans>Write it the way it sounds, such as “Shivawn” for Siobhan.</Trans>}
        autoComplete="off"
        maxLength={60}
        value={form.nameHint}
        onChange={(event) => change({ nameHint: event.target.value })}
        error={error('nameHint')}
      />
      {hearName?.(form.childName, form.nameHint, (nameHint) => change({ nameHint }))}
    </div>
  )
}
