import {
  ArrayInput,
  FormDataConsumer,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useInput,
  useSourceContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { currencyDigits } from '#base'
import { codes } from './choices.ts'

const label = (key: string) => `resources.settings.fields.shop.${key}`
const kinds = ['flat', 'free', 'pickup'].map(id => ({
  id,
  name: `resources.settings.shipping.${id}`,
}))

/** Where is delivered to, how, and for how much. The first zone that has a country serves it. */
export function ShippingTab() {
  return (
    <ArrayInput source="shop.zones" label={label('zones')}>
      <SimpleFormIterator fullWidth>
        <TextInput source="name" label={label('zoneName')} validate={required()} />
        <TextInput
          source="countries"
          label={label('zoneCountries')}
          {...codes}
          helperText="resources.settings.zoneCountriesHelp"
        />
        <ArrayInput source="methods" label={label('methods')}>
          <SimpleFormIterator inline>
            <MethodId />
            <SelectInput
              source="kind"
              label={label('methodKind')}
              choices={kinds}
              defaultValue="flat"
              validate={required()}
            />
            <TextInput source="title" label={label('title')} validate={required()} />
            <MoneyInput source="cost" label={label('cost')} />
            <FormDataConsumer>
              {({ scopedFormData }) =>
                scopedFormData?.kind === 'free' ? (
                  <MoneyInput source="minimum" label={label('minimum')} />
                ) : null
              }
            </FormDataConsumer>
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** Orders name the way they were sent: an id that stays, made with the entry. */
function MethodId() {
  const source = useSourceContext().getSource('id')
  const { field } = useInput({ source: 'id', defaultValue: crypto.randomUUID() })
  return <input type="hidden" name={source} value={field.value ?? ''} readOnly />
}

/** Kept in minor units, typed in whole ones. */
function MoneyInput(props: { source: string; label: string }) {
  const currency = useWatch({ name: 'shop.currency' }) as string | undefined
  const digits = currencyDigits(currency ?? 'EUR')
  return (
    <NumberInput
      {...props}
      defaultValue={0}
      min={0}
      step={10 ** -digits}
      validate={[required(), minValue(0)]}
      format={(value: number | undefined) => (value === undefined ? '' : value / 10 ** digits)}
      parse={(value: string) => Math.round(Number(value) * 10 ** digits)}
    />
  )
}
