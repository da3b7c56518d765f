import type { AnyFormApi } from '@tanstack/react-form'
import { useLingui } from '@lingui/react/macro'
import { deepEqual } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from './api.ts'
import { toasts } from './toasts.ts'

/** What is sent: the fields that change, each with the value that was on the screen. */
export interface Edit<T> {
  was: Partial<T>
  changes: Partial<T>
}

export interface EditOptions<T, Values> {
  /** As it was last read. */
  saved: T
  valuesOf: (saved: T) => Values
  /** Sends the edit; answers it as it is then. */
  save: (edit: Edit<T>) => Promise<T>
  /** Reads it again. */
  reload: () => Promise<T>
}

/** A form of TanStack's, as far as an edit moves it. */
export interface EditedForm<Values> {
  state: { values: Values }
  reset: (values: Values) => void
  setFieldValue: (field: never, value: never) => void
}

/**
 * The change of something that others may change too. It is compared with what the form began with (`base`), not with what
 * was read since. Refused as stale, it keeps what was typed, takes over what others changed elsewhere, and lists what they
 * changed under the reader's hands; sent once more, it replaces that.
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
        form.setFieldValue(field as never, after[field] as never) // a field of these values
    setStale(keysOf(changes).filter((field) => !deepEqual(latest[field], base[field])))
    setBase(latest)
  }

  return {
    base,
    error: isConflict(error) ? null : error,
    /** The fields that others changed while they were edited here. */
    stale,
    /** Resolves when it is over, whether or not it was saved. */
    submit: (form: EditedForm<Values>, wanted: Partial<T>) => send(form, wanted).catch(() => undefined),
    /** Gives up what was typed. */
    discard(form: EditedForm<Values>) {
      setStale([])
      reset()
      form.reset(valuesOf(base))
    },
  }
}

/** An edit as the parts around its form see it. */
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

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[] // objects of the contract
