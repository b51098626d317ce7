import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  email,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { CurrenciesInput } from './CurrenciesInput.tsx'
import { countries, currencies } from './choices.ts'
import { PageInput } from './PageInput.tsx'

const toWhole = (value: string) => Math.trunc(Number(value)) || 0
const toText = (value: string | null) => value ?? ''

export function ShopTab() {
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
      <CurrenciesInput />
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
        source="shop.stockAlerts.enabled"
        helperText="resources.settings.stockAlertsHelp"
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
      <BooleanInput source="shop.feed.enabled" helperText="resources.settings.feedHelp" />
      <BooleanInput source="shop.reviews.enabled" helperText={false} />
      <SelectInput
        source="shop.reviews.who"
        choices={['everyone', 'buyers'].map(id => ({
          id,
          name: `resources.settings.reviewWho.${id}`,
        }))}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="shop.reviews.moderation"
        choices={['all', 'unverified', 'none'].map(id => ({
          id,
          name: `resources.settings.reviewModeration.${id}`,
        }))}
        validate={required()}
        helperText="resources.settings.reviewModerationHelp"
      />
      <BooleanInput source="shop.reviews.photos" helperText="resources.settings.reviewPhotosHelp" />
      <NumberInput
        source="shop.reviews.askAfterDays"
        validate={[minValue(0), maxValue(365)]}
        format={(days: number) => days || null}
        parse={toWhole}
        helperText="resources.settings.askAfterDaysHelp"
      />
      <BooleanInput
        source="shop.withdrawal.enabled"
        helperText="resources.settings.withdrawalHelp"
      />
      <NumberInput
        source="shop.withdrawal.days"
        validate={[required(), minValue(14)]}
        helperText="resources.settings.withdrawalDaysHelp"
      />
      <BooleanInput
        source="shop.withdrawal.footerLink"
        helperText="resources.settings.withdrawalLinkHelp"
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
      <PageInput source="shop.paths.withdrawal" hasBuiltIn />
      <PageInput source="shop.paths.account" hasBuiltIn />
      <PageInput source="shop.paths.wishlist" hasBuiltIn />
    </>
  )
}
