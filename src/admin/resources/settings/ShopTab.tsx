import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  email,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { Entries } from '../../forms/Entries.tsx'
import { codes, currencies } from './choices.ts'

const label = (key: string) => `resources.settings.fields.shop.${key}`
const toWhole = (value: string) => Math.trunc(Number(value)) || 0
const toText = (value: string | null) => value ?? ''

export function ShopTab() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <>
      <AutocompleteInput
        source="shop.currency"
        choices={currencies(locale)}
        validate={required()}
        helperText="resources.settings.currencyHelp"
      />
      <TextInput source="shop.country" validate={[required(), regex(/^[A-Z]{2}$/)]} />
      <TextInput source="shop.email" type="email" validate={email()} parse={toText} />
      <TextInput source="shop.sellTo" {...codes} helperText="resources.settings.sellToHelp" />
      <BooleanInput source="shop.prices.includeTax" />
      <SelectInput
        source="shop.prices.display"
        choices={['incl', 'excl'].map(id => ({ id, name: `resources.settings.display.${id}` }))}
        validate={required()}
      />
      <ArrayInput source="shop.taxes">
        <Entries columns="6rem 4.5rem 5.5rem 1fr auto">
          <TextInput source="country" label={label('taxCountry')} validate={required()} />
          <TextInput source="name" label={label('taxName')} validate={required()} />
          <NumberInput
            source="percent"
            label={label('taxPercent')}
            validate={[required(), minValue(0)]}
          />
          <TextInput source="taxClass" label={label('taxClass')} parse={toText} defaultValue="" />
          <BooleanInput source="shipping" label={label('taxShipping')} defaultValue={true} />
        </Entries>
      </ArrayInput>
      <NumberInput source="shop.stock.lowAt" validate={[required(), minValue(0)]} />
      <NumberInput
        source="shop.stock.holdMinutes"
        validate={minValue(0)}
        format={(minutes: number) => minutes || null}
        parse={toWhole}
        helperText="resources.settings.holdMinutesHelp"
      />
      <TextInput source="shop.units.weight" validate={required()} />
      <TextInput source="shop.units.length" validate={required()} />
      <BooleanInput source="shop.terms.required" />
      <TextInput source="shop.terms.path" validate={required()} />
      {(['cod', 'bacs'] as const).map(method => (
        <Box
          component="fieldset"
          key={method}
          sx={{ display: 'grid', gap: 2, inlineSize: '100%', border: 0, padding: 0, margin: 0 }}
        >
          <Typography component="legend" variant="h2" sx={{ padding: 0, marginBlock: 2 }}>
            {translate(`resources.settings.payments.${method}`)}
          </Typography>
          <BooleanInput source={`shop.payments.${method}.enabled`} label={label('enabled')} />
          <TextInput
            source={`shop.payments.${method}.title`}
            label={label('title')}
            validate={required()}
          />
          <TextInput
            source={`shop.payments.${method}.description`}
            label={label('description')}
            parse={toText}
            multiline
          />
          <TextInput
            source={`shop.payments.${method}.instructions`}
            label={label('instructions')}
            parse={toText}
            multiline
          />
        </Box>
      ))}
      <ArrayInput source="shop.payments.bacs.accounts" label={label('accounts')}>
        <Entries columns="1fr 1fr">
          {['owner', 'bank', 'iban', 'bic'].map(source => (
            <TextInput
              key={source}
              source={source}
              label={label(source)}
              parse={toText}
              defaultValue=""
            />
          ))}
        </Entries>
      </ArrayInput>
    </>
  )
}
