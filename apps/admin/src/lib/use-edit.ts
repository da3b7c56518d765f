import type { AnyFormApi } from '@tanstack/react-form'
import { useLingui } from '@lingui/react/macro'
import { deepEqual } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from './api.ts'
import { toasts } from './toasts.ts'

/** The request: the changed fields, each with the value the user saw. */
export interface Edit<T> {
  was: Partial<T>
  changes: Partial<T>
}

export interface EditOptions<T, Values> {
  /** The values as last read. */
  saved: T
  valuesOf: (saved: T) => Values
  /** Sends the edit and returns the updated values. */
  save: (edit: Edit<T>) => Promise<T>
  /** Reads the current values. */
  reload: () => Promise<T>
}

/** The part of a TanStack form that an edit uses. */
export interface EditedForm<Values> {
  state: { values: Values }
  reset: (values: Values) => void
  setFieldValue: (field: never, value: never) => void
}

/**
 * An edit of something that others may change too. It is compared with the form's initial values (`base`), not with
 * later reads. If the server refuses it as stale, the input is kept, other people's changes to untouched fields are
 * taken over, and conflicting fields are listed in `stale`; submitting again overwrites them.
 */
export function useEdit<T extends object, Values extends object>({
  saved,
  valuesOf,
  save,
  reload,
}: EditOptions<T, Values>) {
  const { t } = useLingui()
  const [base, setBase] = useState(saved)
  const [stale, setStale] = useState<(keyof T & string)[]>([])
  const { mutateAsync, error, reset } = useMutation({ mutationFn: save })

  async function send(form: EditedForm<Values>, wanted: Partial<T>) {
    const edit = editOf(base, wanted)
    if (Object.keys(edit.changes).length === 0) return form.reset(valuesOf(base))
    try {
      const answer = await mutateAsync(edit)
      setBase(answer)
      setStale([])
      form.reset(valuesOf(answer))
      toasts.show({ title: t`Saved` })
    } catch (refusal) {
      if (isConflict(refusal)) await takeOver(form, edit)
    }
  }

  async function takeOver(form: EditedForm<Values>, { changes }: Edit<T>) {
    const latest = await reload()
    const [before, after] = [valuesOf(base), valuesOf(latest)]
    for (const field of keysOf(after))
      if (deepEqual(form.state.values[field], before[field]))
        form.setFieldValue(field as never, after[field] as never) // the value of this field
    setStale(keysOf(changes).filter((field) => !deepEqual(latest[field], base[field])))
    setBase(latest)
  }

  return {
    base,
    error: isConflict(error) ? null : error,
    /** Fields that others changed while they were edited here. */
    stale,
    /** Resolves when done, whether saved or not. */
    submit: (form: EditedForm<Values>, wanted: Partial<T>) => send(form, wanted).catch(() => undefined),
    /** Discards the input. */
    discard(form: EditedForm<Values>) {
      setStale([])
      reset()
      form.reset(valuesOf(base))
    },
  }
}

/** The edit's state, for the components around its form. */
export interface EditState<T> {
  base: T
  stale: readonly (keyof T & string)[]
  error: Error | null
  discard: (form: AnyFormApi) => void
}

function editOf<T extends object>(base: T, wanted: Partial<T>): Edit<T> {
  const edit: Edit<T> = { was: {}, changes: {} }
  for (const field of keysOf(wanted)) {
    if (deepEqual(wanted[field], base[field])) continue
    edit.was[field] = base[field]
    edit.changes[field] = wanted[field]
  }
  return edit
}

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[] // the contract's keys
