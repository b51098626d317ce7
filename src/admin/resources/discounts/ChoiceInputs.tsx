import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { AutocompleteArrayInput, ReferenceArrayInput, useInput, useTranslate } from 'react-admin'

export function ProductsInput({ source }: { source: string }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference="products"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      <AutocompleteArrayInput
        optionText="name"
        filterToQuery={q => ({ q })}
        className="whole"
        helperText={false}
      />
    </ReferenceArrayInput>
  )
}

export function CategoriesInput({ source }: { source: string }) {
  return (
    <ReferenceArrayInput source={source} reference="categories" perPage={200}>
      <AutocompleteArrayInput optionText="path" className="whole" helperText={false} />
    </ReferenceArrayInput>
  )
}

/** Email addresses or patterns, confirmed with Enter. */
export function EmailsInput() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'emailRestrictions', defaultValue: [] })
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      className="whole"
      options={[]}
      value={field.value ?? []}
      onChange={(_event, next: string[]) =>
        field.onChange([...new Set(next.map(one => one.trim()).filter(Boolean))])
      }
      renderInput={params => (
        <TextField
          {...params}
          label={translate('resources.discounts.fields.emailRestrictions')}
          helperText={translate('resources.discounts.emailsHelp')}
        />
      )}
    />
  )
}
