import { deepEqual } from '@tanstack/react-router'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { FamilyBody } from '@recadinho/contracts/phone-orders'
import { isInEffect, type EditedScript } from '@recadinho/stage/edited-script'
import type { Script } from '@recadinho/stage/script-document'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Client } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useHistory } from '../../lib/use-history.ts'
import { familyOf, type PhoneOrderValues } from './phone-order-values.ts'
import { scriptRequest } from './script-request.ts'

interface Edits {
  /** `null` once all is as the shop writes it. */
  script: EditedScript | null
  /** The lines as they were left, and the draft they were edited in: until that changes, steps can be undone. */
  left: Script
  drafted: Script
}

/** The script of a phone order: what the shop writes from the form, with the edits of who takes the order. */
export function usePhoneScript(typed: PhoneOrderValues, catalog: Catalog) {
  // As in the shop's form: typing does not wait for the script.
  const values = useDeferredValue(typed)
  const [edits, setEdits] = useState<Edits>()
  const { api } = useAdmin()
  const family = useQuery(familyFilms(api, familyOf(values)))
  const used = family.data?.scripts ?? noScripts
  const request = useStable(scriptRequest(values, catalog, used))
  const { locale, occasion, characters } = request
  const speakers = characters.flatMap(({ id, greetingStyle }) => [id, greetingStyle])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['script-writer', locale, occasion, used.length > 0, ...speakers],
    queryFn: async () => {
      const writer = await import('./draft-script.ts')
      await writer.loadWriter(request)
      // Wrapped: queries compare what they hold with what they get.
      return { writer }
    },
    enabled: characters.length > 0,
    staleTime: Infinity,
  })
  const writer = characters.length > 0 ? data?.writer : undefined
  // The same draft is no new one: edits in it can still be undone.
  const drafted = useStable(useMemo(() => writer?.draftScript(request), [writer, request]))
  const edited = edits?.script ?? null
  const current = useMemo(
    () => drafted && writer?.currentScript(request, edited, drafted),
    [writer, request, drafted, edited],
  )
  const inEffect = isInEffect(edited, request)
  const lines = edits && edits.drafted === drafted ? edits.left : current?.lines
  const parts = useMemo(
    () => lines && drafted && writer?.partsOf(request, lines, drafted),
    [writer, request, drafted, lines],
  )
  const onChange = (left: Script) => {
    if (!writer || !current) return
    const removed = inEffect ? (edited?.removed ?? []) : []
    setEdits({ script: writer.withLines(current, removed, left), left, drafted: current.drafted })
  }
  const history = useHistory<Script>(lines ?? none, onChange)
  return {
    writer,
    request,
    /** `undefined` until there is a character to speak them, and the writer has loaded. */
    lines,
    drafted,
    parts,
    characters,
    loading: isFetching,
    error,
    refetch,
    edited: inEffect,
    onChange,
    history,
    /** The lines for these values, which may be newer than those that are shown. */
    async linesFor(latest: PhoneOrderValues): Promise<Script | undefined> {
      const latestRequest = scriptRequest(latest, catalog, used)
      if (deepEqual(latestRequest, request) || !writer || latestRequest.characters.length === 0) return lines
      await writer.loadWriter(latestRequest)
      return writer.currentScript(latestRequest, edited, writer.draftScript(latestRequest)).lines
    },
    /** Back to what the shop writes. */
    restore: () => setEdits(undefined),
  }
}

const none: Script = []
const noScripts: readonly string[] = []

/** What the earlier films of a caller's family say. */
const familyFilms = (api: Client, family: FamilyBody) =>
  queryOptions({
    queryKey: ['family-films', family],
    queryFn: ({ signal }) => api.call('findFamilyFilms', { body: family, signal }),
    enabled: Object.keys(family).length > 0,
  })

export type PhoneScript = ReturnType<typeof usePhoneScript>

/** The same object as long as it has the same content. */
function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value)
  if (deepEqual(stable, value)) return stable
  setStable(value)
  return value
}
