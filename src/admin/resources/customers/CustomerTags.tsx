import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'

/** Tags of a customer; Enter adds one. */
export function CustomerTags() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'tags', defaultValue: [] })
  const toTags = (names: string[]) => [
    ...new Set(names.map(name => name.trim().slice(0, 60)).filter(Boolean)),
  ]
  return (
    <Autocomplete
      multiple
      freeSolo
      className="whole"
      options={[]}
      value={field.value ?? []}
      onChange={(_event, next: string[]) => field.onChange(toTags(next))}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('resources.customers.fields.tags')}
          helperText={translate('resources.customers.tagsHelp')}
        />
      )}
    />
  )
}
