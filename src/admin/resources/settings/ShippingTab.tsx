import {
  ArrayInput,
  AutocompleteArrayInput,
  regex,
  required,
  TextInput,
  useLocaleState,
} from 'react-admin'
import { STATES } from '#shop/schema'
import { Entries } from '../../forms/Entries.tsx'
import { countries, lines } from './choices.ts'
import { DeliveryDates } from './DeliveryDates.tsx'
import { ShippingMethod } from './ShippingMethod.tsx'

const label = (key: string) => `resources.settings.shippingTab.${key}`
const shared = (key: string) => `resources.settings.fields.shop.${key}`

/** Shipping classes, and zones with their methods. */
export function ShippingTab() {
  const [locale] = useLocaleState()
  const countryChoices = countries(locale)
  const countryNames = new Map(countryChoices.map(({ id, name }) => [id, name]))
  const states = Object.entries(STATES).flatMap(([country, names]) =>
    Object.entries(names).map(([code, name]) => ({
      id: `${country}:${code}`,
      name: `${countryNames.get(country) ?? country}: ${name}`,
    })),
  )
  return (
    <>
      <DeliveryDates />
      <ArrayInput
        source="shop.shippingClasses"
        label={label('classes')}
        helperText={label('classesHelp')}
      >
        <Entries columns="1fr 1fr">
          <TextInput source="name" label={label('className')} validate={required()} />
          <TextInput
            source="id"
            label={label('classId')}
            validate={[required(), regex(/^[a-z0-9][a-z0-9-]{0,59}$/, label('classIdHelp'))]}
          />
        </Entries>
      </ArrayInput>
      <ArrayInput source="shop.zones" label={shared('zones')} helperText={label('zonesHelp')}>
        <Entries>
          <TextInput source="name" label={shared('zoneName')} validate={required()} />
          <AutocompleteArrayInput
            source="countries"
            label={shared('zoneCountries')}
            choices={countryChoices}
            defaultValue={[]}
            helperText={false}
          />
          <AutocompleteArrayInput
            source="states"
            label={label('states')}
            choices={states}
            defaultValue={[]}
            helperText={false}
          />
          <TextInput
            source="postcodes"
            label={label('postcodes')}
            format={lines.format}
            parse={lines.parse}
            defaultValue={[]}
            multiline
            maxRows={6}
            helperText={label('postcodesHelp')}
          />
          <ArrayInput source="methods" label={shared('methods')}>
            <Entries>
              <ShippingMethod />
            </Entries>
          </ArrayInput>
        </Entries>
      </ArrayInput>
    </>
  )
}
