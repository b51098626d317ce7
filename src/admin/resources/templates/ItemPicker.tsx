import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { type ConditionRow, sourceOf } from './condition-choices.ts'

interface Choice {
  id: string
  label: string
}
type Items = { id: string; name: string; title: string; path: string }[]

/** Chooses the item of a condition by name. */
export function ItemPicker(props: {
  row: ConditionRow
  /** Stored name of the item. */
  name: string | undefined
  isMissing: boolean
  onChange(id: string | undefined): void
}) {
  const { row, name, isMissing, onChange } = props
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  const source = sourceOf(row)
  const { data: choices = [] } = useQuery({
    queryKey: ['templates', 'items', row.kind, row.of, row.by, words],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      if (!source) return []
      const query = { ...source.query, perPage: 50, ...(words ? { q: words } : {}) }
      const { items } = await callApi<{ items: Items }>('GET', `/${source.list}`, {
        query,
        signal,
      })
      return items.map(item => ({ id: item.id, label: source.label(item) }))
    },
  })
  if (!source) return null
  const stored = row.id && { id: row.id, label: name ?? translate('resources.templates.gone') }
  const known = choices.find(one => one.id === row.id)
  const value = chosen?.id === row.id ? chosen : (known ?? (stored || null))
  return (
    <Autocomplete
      options={choices}
      // Server results match parent names, too, so do not filter again.
      filterOptions={found => found}
      value={value}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionKey={one => one.id}
      onChange={(_event, next) => {
        setChosen(next ?? undefined)
        onChange(next?.id)
      }}
      onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
      renderInput={params => (
        <TextField
          {...params}
          label={translate(`resources.templates.pick.${row.by ?? row.kind}`)}
          error={isMissing}
          {...(isMissing ? { helperText: translate('ra.validation.required') } : {})}
        />
      )}
    />
  )
}
