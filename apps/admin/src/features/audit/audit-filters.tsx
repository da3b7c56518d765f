import { auditKinds } from '@recadinho/contracts/filters'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Select } from '@recadinho/ui/select'
import { TextField } from '@recadinho/ui/text-field'
import { isDay } from '../../lib/calendar-day.ts'
import { teamOptions } from '../../lib/team-queries.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { kindLabels } from './action-labels.ts'
import { daysFault } from './audit-query.ts'
import { parseAuditSearch, type AuditSearch } from './audit-search.ts'
import * as css from './audit.css.ts'

export interface AuditFiltersProps {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}

/** Who, what kind, to what, and when. All of it stands in the address. */
export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const team = useQuery(teamOptions(api)).data?.members ?? []
  const change = (wanted: Record<keyof AuditSearch, string> | object) =>
    onSearch(parseAuditSearch({ ...search, ...wanted }))
  const [typed, setTyped] = useTypedSearch(search.subject ?? '', (subject) => change({ subject }))
  const { from = '', until = '' } = search
  const fault = daysFault(search)
  const notDay = (text: string) => t`The address says “${text}” here, which isn't a date.`
  const all = t`All days are shown.`
  return (
    <search className={css.filters}>
      <Select
        label={t`Person`}
        value={search.person ?? ''}
        placeholder={t`Everyone`}
        options={[
          ...team.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'system', label: t`System` },
        ]}
        onChange={({ target }) => change({ person: target.value })}
      />
      <Select
        label={t`What`}
        value={search.kind ?? ''}
        placeholder={t`Everything`}
        options={auditKinds.map((kind) => ({ value: kind, label: i18n._(kindLabels[kind]) }))}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <div className={css.subject}>
        <TextField
          label={t`Order, code or name`}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <TextField
        label={t`From`}
        type="date"
        value={isDay(from) ? from : ''}
        error={fault === 'no_start' ? `${notDay(from)} ${all}` : undefined}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={isDay(until) ? until : ''}
        error={
          fault === 'no_end'
            ? `${notDay(until)} ${all}`
            : fault === 'reversed'
              ? `${t`The last day is before the first.`} ${all}`
              : undefined
        }
        onChange={({ target }) => change({ until: target.value })}
      />
    </search>
  )
}
