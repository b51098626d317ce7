import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  email,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Entries } from '../../forms/Entries.tsx'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { countries, currencies } from './choices.ts'
import { PageInput } from './PageInput.tsx'

const label = (key: string) => `resources.settings.fields.shop.${key}`
const toWhole = (value: string) => Math.trunc(Number(value)) || 0
const toText = (value: string | null) => value ?? ''

export function ShopTab() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const needsTerms: boolean = useWatch({ name: 'shop.terms.required' })
  return (
    <>
      <AutocompleteInput
        source="shop.currency"
        choices={currencies(locale)}
        validate={required()}
        helperText="resources.settings.currencyHelp"
      />
      <AutocompleteInput
        source="shop.country"
        choices={countries(locale)}
        validate={required()}
        helperText={false}
      />
      <TextInput source="shop.base.city" parse={toText} helperText={false} />
      <TextInput source="shop.base.postcode" parse={toText} helperText={false} />
      <TextInput
        source="shop.base.state"
        parse={toText}
        helperText="resources.settings.baseStateHelp"
      />
      <TextInput source="shop.email" type="email" validate={email()} parse={toText} />
      <AutocompleteArrayInput
        source="shop.sellTo"
        choices={countries(locale)}
        helperText="resources.settings.sellToHelp"
      />
      <AddressSuggestions />
      <BooleanInput
        source="shop.discounts.sequential"
        helperText="resources.settings.sequentialHelp"
      />
      {(['lowestPrice', 'unitPrice', 'safety', 'guarantee'] as const).map(name => (
        <BooleanInput
          key={name}
          source={`shop.disclosures.${name}`}
          helperText={`resources.settings.disclosures.${name}`}
        />
      ))}
      <NumberInput
        source="shop.giftCards.validMonths"
        validate={[minValue(0), maxValue(600)]}
        format={(months: number) => months || null}
        parse={toWhole}
        helperText="resources.settings.validMonthsHelp"
      />
      <NumberInput source="shop.stock.lowAt" validate={[required(), minValue(0)]} />
      <NumberInput
        source="shop.stock.holdMinutes"
        validate={minValue(0)}
        format={(minutes: number) => minutes || null}
        parse={toWhole}
        helperText="resources.settings.holdMinutesHelp"
      />
      <BooleanInput
        source="shop.downloads.grantAfterPayment"
        helperText="resources.settings.grantAfterPaymentHelp"
      />
      <NumberInput
        source="shop.downloads.limit"
        validate={minValue(0)}
        format={(limit: number) => limit || null}
        parse={toWhole}
        helperText="resources.settings.downloadLimitHelp"
      />
      <NumberInput
        source="shop.downloads.days"
        validate={minValue(0)}
        format={(days: number) => days || null}
        parse={toWhole}
        helperText="resources.settings.downloadDaysHelp"
      />
      <BooleanInput source="shop.returns.enabled" helperText="resources.settings.returnsHelp" />
      <NumberInput
        source="shop.returns.days"
        validate={[required(), minValue(1)]}
        helperText="resources.settings.returnDaysHelp"
      />
      <TextInput source="shop.units.weight" validate={required()} />
      <TextInput source="shop.units.length" validate={required()} />
      <BooleanInput source="shop.terms.required" />
      <PageInput source="shop.terms.path" isRequired={needsTerms} />
      <PageInput source="shop.paths.shop" hasBuiltIn />
      <TextInput
        source="shop.paths.product"
        validate={required()}
        helperText="resources.settings.productPathHelp"
      />
      <PageInput source="shop.paths.cart" hasBuiltIn />
      <PageInput source="shop.paths.checkout" hasBuiltIn />
      <PageInput source="shop.paths.orderReceived" hasBuiltIn />
      {(['cod', 'bacs', 'cheque'] as const).map(method => (
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
