import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  BooleanInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { INHERITED_CLASS, isEuCountry } from '#shop/schema'
import { Entries } from '../../forms/Entries.tsx'
import { TaxExample } from './TaxExample.tsx'

const label = (key: string) => `resources.settings.tax.${key}`
const choices = (key: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: label(`${key}Choices.${id}`) }))
const toText = (value: string | null) => value ?? ''

const DISPLAYS = ['incl', 'excl'].map(id => ({ id, name: `resources.settings.display.${id}` }))

/** Settings of taxes. The rates are a list with its own page. */
export function TaxTab() {
  const translate = useTranslate()
  return (
    <>
      <Button component={Link} to="/tax-rates" variant="outlined" sx={{ alignSelf: 'start' }}>
        {translate(label('editRates'))}
      </Button>
      <BooleanInput source="shop.prices.includeTax" label={label('includeTax')} />
      <SelectInput
        source="shop.prices.shopDisplay"
        label={label('shopDisplay')}
        choices={[{ id: 'cart', name: label('asInCart') }, ...DISPLAYS]}
        format={(value: string | undefined) => value ?? 'cart'}
        parse={(value: string) => (value === 'cart' ? undefined : value)}
        helperText={false}
      />
      <SelectInput
        source="shop.prices.display"
        label={label('cartDisplay')}
        choices={DISPLAYS}
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="shop.prices.suffix"
        label={label('suffix')}
        parse={toText}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        helperText={label('suffixHelp')}
      />
      <SelectInput
        source="shop.tax.totals"
        label={label('totals')}
        choices={choices('totals', ['itemized', 'single'])}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="shop.tax.rounding"
        label={label('rounding')}
        choices={choices('rounding', ['line', 'sum'])}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="shop.tax.basedOn"
        label={label('basedOn')}
        choices={choices('basedOn', ['shipping', 'billing', 'base'])}
        validate={required()}
        helperText={label('basedOnHelp')}
      />
      <SelectInput
        source="shop.tax.foreignPrices"
        label={label('foreignPrices')}
        choices={choices('foreignPrices', ['gross', 'net'])}
        validate={required()}
        helperText={label('foreignPricesHelp')}
      />
      <ShippingClass />
      <ArrayInput
        source="shop.tax.classes"
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
      <VatIds />
      <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
        {translate(label('example'))}
      </Typography>
      <TaxExample />
    </>
  )
}

/** VAT IDs matter to shops in the EU. */
function VatIds() {
  const translate = useTranslate()
  const country: string = useWatch({ name: 'shop.country' })
  const isEnabled: boolean = useWatch({ name: 'shop.tax.vatIds.enabled' })
  const usesVies: boolean = useWatch({ name: 'shop.tax.vatIds.vies' })
  if (!isEuCountry(country)) return null
  return (
    <>
      <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
        {translate(label('vatIds'))}
      </Typography>
      <BooleanInput
        source="shop.tax.vatIds.enabled"
        label={label('vatIdsEnabled')}
        helperText={label('vatIdsHelp')}
      />
      {isEnabled && (
        <BooleanInput
          source="shop.tax.vatIds.vies"
          label={label('vies')}
          helperText={label('viesHelp')}
        />
      )}
      {isEnabled && usesVies && (
        <>
          <SelectInput
            source="shop.tax.vatIds.whenUnavailable"
            label={label('whenUnavailable')}
            choices={choices('whenUnavailable', ['accept', 'charge'])}
            validate={required()}
            helperText={false}
          />
          <TextInput
            source="shop.tax.vatIds.ownId"
            label={label('ownId')}
            parse={toText}
            helperText={label('ownIdHelp')}
          />
        </>
      )}
    </>
  )
}

/** The class that shipping is taxed with, also of classes that are not saved yet. */
function ShippingClass() {
  const classes: { id?: string; name?: string }[] = useWatch({ name: 'shop.tax.classes' }) ?? []
  return (
    <SelectInput
      source="shop.tax.shippingClass"
      label={label('shippingClass')}
      choices={[
        { id: INHERITED_CLASS, name: label('inherit') },
        { id: 'standard', name: 'resources.tax-rates.standardClass' },
        ...classes.flatMap(({ id, name }) => (id && name ? [{ id, name }] : [])),
      ]}
      // An empty value would be shown as none.
      format={(value: string | undefined) => (value === '' ? 'standard' : (value ?? ''))}
      parse={(value: string) => (value === 'standard' ? '' : value)}
      validate={value => (value === undefined ? 'ra.validation.required' : undefined)}
      helperText={label('shippingClassHelp')}
    />
  )
}
