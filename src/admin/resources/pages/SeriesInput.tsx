import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useInput, useTranslate } from 'react-admin'
import type { ContentKind, TermItem } from '#pages/schema'

/** Series by name; a new name creates one. */
export function SeriesInput({ kind }: { kind: ContentKind }) {
  const translate = useTranslate()
  const { field } = useInput({ source: 'series.name', defaultValue: '' })
  const { data = [] } = useGetList<TermItem>('terms', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'tree', order: 'ASC' },
    filter: { kind, taxonomy: 'series' },
  })
  return (
    <Autocomplete
      freeSolo
      className="whole"
      options={data.map(series => series.name)}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text) => field.onChange(text)}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('resources.pages.fields.series')}
          helperText={translate('resources.pages.seriesHelp')}
        />
      )}
    />
  )
}
