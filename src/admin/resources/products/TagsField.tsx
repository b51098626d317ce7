import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useInput, useTranslate } from 'react-admin'
import type { TagItem } from '#shop/schema'

/** Tags by name; a new name makes a new tag. */
export function TagsField() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'tags', defaultValue: [] })
  const [q, setQ] = useState('')
  const { data = [] } = useGetList<TagItem>('tags', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
    filter: q ? { q } : {},
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
      renderInput={params => (
        <TextField {...params} label={translate('resources.products.fields.tags')} />
      )}
    />
  )
}
