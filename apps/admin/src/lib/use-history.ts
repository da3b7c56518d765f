import { useState } from 'react'

interface Steps<T> {
  past: readonly T[]
  future: readonly T[]
  /** What the last step was, so that letters typed one after the other are one step. */
  kind: string | undefined
}

const none = { past: [], future: [], kind: undefined }

export interface History<T> {
  /** Consecutive changes of one kind are undone together. */
  change: (next: T, kind?: string) => void
  /** `undefined` without a step to take. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Undo and redo of a value that its owner keeps. They start again when the owner replaces it. */
export function useHistory<T>(value: T, onChange: (value: T) => void): History<T> {
  const [own, setOwn] = useState(value)
  const [steps, setSteps] = useState<Steps<T>>(none)
  if (value !== own) {
    setOwn(value)
    setSteps(none)
  }
  function show(next: T, then: Steps<T>) {
    setOwn(next)
    setSteps(then)
    onChange(next)
  }
  const [before, after] = [steps.past.at(-1), steps.future[0]]
  return {
    change: (next, kind) => {
      const past = kind !== undefined && kind === steps.kind ? steps.past : [...steps.past, value]
      show(next, { past, future: [], kind })
    },
    undo:
      before === undefined
        ? undefined
        : () =>
            show(before, {
              past: steps.past.slice(0, -1),
              future: [value, ...steps.future],
              kind: undefined,
            }),
    redo:
      after === undefined
        ? undefined
        : () => show(after, { past: [...steps.past, value], future: steps.future.slice(1), kind: undefined }),
  }
}
