// oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform has no field with an open list that groups what it finds
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SearchIcon } from '../icon/icon.tsx'
import * as field from '../search-field/search-field.css.ts'
import * as css from './command-list.css.ts'

export interface Command {
  id: string
  label: string
  /** Distinguishes it from others with the same name. */
  hint?: string | undefined
}

export interface CommandGroup {
  label: string
  commands: readonly Command[]
}

export interface CommandListProps {
  /** Accessible name of the input and the list. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** The matches of the query, in order; Enter selects the first. */
  groups: readonly CommandGroup[]
  onSelect: (id: string) => void
  /** Status below the list, announced to screen readers: number of results, loading or no results. */
  status: string
}

/**
 * A search input above its results, controlled by typing, arrow keys and Enter: the ARIA editable combobox pattern with
 * a list that is always open. The focus stays in the input. Ark's combobox sets the input value after the event and
 * lost letters in this component's test.
 */
export function CommandList({
  label,
  placeholder,
  query,
  onQuery,
  groups,
  onSelect,
  status,
}: CommandListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string>()
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved > 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [moved])
  const commands = groups.flatMap((group) => group.commands)
  const at = Math.max(
    commands.findIndex((each) => each.id === wanted),
    0,
  )
  const active = commands[at]
  const idOf = (command: Command) => `${id}-${command.id}`

  function move(step: number) {
    const next = commands[(at + step + commands.length) % commands.length]
    if (!next) return
    setWanted(next.id)
    setMoved(moved + 1)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // During IME composition, Enter ends the composition.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (step !== undefined) move(step)
    else if (active) onSelect(active.id)
  }

  return (
    <div className={css.root}>
      <div className={field.box}>
        <span className={field.icon}>
          <SearchIcon />
        </span>
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          className={field.input}
          value={query}
          onChange={({ target }) => {
            setWanted(undefined)
            onQuery(target.value)
          }}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={label} className={css.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div aria-hidden="true" className={css.group}>
              {group.label}
            </div>
            {group.commands.map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and its keys
              <div
                key={command.id}
                id={idOf(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                className={css.item}
                onPointerMove={() => setWanted(command.id)}
                // Keeps the focus in the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onSelect(command.id)}
              >
                <span>{command.label}</span>
                {command.hint && <span className={css.hint}>{command.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <output className={css.status}>{status}</output>
    </div>
  )
}
