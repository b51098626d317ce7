import InputAdornment from '@mui/material/InputAdornment'
import {
  ArrayInput,
  AutocompleteArrayInput,
  FormDataConsumer,
  required,
  SelectInput,
  TextInput,
  useInput,
  useLocaleState,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Entries } from '../../forms/Entries.tsx'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { countries } from './choices.ts'

const label = (key: string) => `resources.settings.fields.shop.${key}`
const kinds = ['flat', 'free', 'pickup'].map(id => ({
  id,
  name: `resources.settings.shipping.${id}`,
}))

/** Shipping zones and methods. The first zone with a country applies. */
export function ShippingTab() {
  const [locale] = useLocaleState()
  return (
    <ArrayInput source="shop.zones" label={label('zones')}>
      <Entries>
        <TextInput source="name" label={label('zoneName')} validate={required()} />
        <AutocompleteArrayInput
          source="countries"
          label={label('zoneCountries')}
          choices={countries(locale)}
          defaultValue={[]}
          helperText="resources.settings.zoneCountriesHelp"
        />
        <ArrayInput source="methods" label={label('methods')}>
          <Entries columns="9rem 1fr 9.5rem">
            <MethodId />
            <SelectInput
              source="kind"
              label={label('methodKind')}
              choices={kinds}
              defaultValue="flat"
              validate={required()}
            />
            <TextInput source="title" label={label('title')} validate={required()} />
            <FormDataConsumer>
              {({ scopedFormData }) =>
                scopedFormData?.kind === 'free' ? (
                  <MoneyInput source="minimum" label={label('minimum')} />
                ) : (
                  <MoneyInput source="cost" label={label('cost')} />
                )
              }
            </FormDataConsumer>
          </Entries>
        </ArrayInput>
      </Entries>
    </ArrayInput>
  )
}

/** Orders store the method's id, so it is permanent. */
function MethodId() {
  const source = useSourceContext().getSource('id')
  const { field } = useInput({ source: 'id', defaultValue: crypto.randomUUID() })
  return <input type="hidden" name={source} value={field.value ?? ''} readOnly />
}

/** In the currency chosen on the other tab. */
function MoneyInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const currency = (useWatch({ name: 'shop.currency' }) as string | undefined) ?? 'EUR'
  const { field, fieldState } = useInput({ source, defaultValue: 0, validate: required() })
  const problem = fieldState.error?.message
  return (
    <MoneyField
      required
      label={translate(label)}
      currency={currency}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(problem)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  )
}
