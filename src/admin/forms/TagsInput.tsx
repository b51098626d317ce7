import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type RaRecord, useGetList, useInput, useTranslate } from 'react-admin'

/** Tag input; new names create tags. */
export function TagsInput(props: {
  source: string
  /** Resource and filter of the suggestions. */
  reference: string
  sort: string
  filter?: Record<string, string>
  label: string
}) {
  const translate = useTranslate()
  const { field } = useInput({ source: props.source, defaultValue: [] })
  const [q, setQ] = useState('')
  const { data = [] } = useGetList<RaRecord & { name: string }>(props.reference, {
    pagination: { page: 1, perPage: 50 },
    sort: { field: props.sort, order: 'ASC' },
    filter: { ...props.filter, ...(q ? { q } : {}) },
  })
  return (
    <Autocomplete
      multiple
      freeSolo
      className="whole"
      options={data.map(tag => tag.name)}
      value={field.value ?? []}
      onChange={(_event, next) => field.onChange(next.map(name => name.trim()).filter(Boolean))}
      onInputChange={(_event, text) => setQ(text)}
      renderInput={params => <TextField {...params} label={translate(props.label)} />}
    />
  )
}
