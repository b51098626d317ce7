import {
  BooleanInput,
  DateTimeInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DISCOUNT_TYPES } from '#shop/schema'
import { Section } from '../../forms/Section.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { MoneyInput } from '../products/MoneyInput.tsx'
import { AmountFields } from './AmountFields.tsx'
import { CategoriesInput, EmailsInput, ProductsInput } from './ChoiceInputs.tsx'
import { SummaryBox } from './SummaryBox.tsx'

const TYPES = DISCOUNT_TYPES.map(id => ({ id, name: `resources.discounts.type.${id}` }))
const toMoment = (text: string) => (text ? new Date(text).getTime() : null)
const toText = (text: string | null) => text ?? ''
const field = (name: string) => `resources.discounts.fields.${name}`

/** Discount form with a summary in words. */
export function DiscountForm() {
  return (
    <StaffForm>
      <SummaryBox />
      <Section title="what">
        <TextInput source="code" parse={toText} helperText="resources.discounts.codeHelp" />
        <TextInput source="label" parse={toText} helperText="resources.discounts.labelHelp" />
        <SelectInput source="type" choices={TYPES} validate={required()} helperText={false} />
        <AmountFields />
        <FreeShipping />
        <BooleanInput source="enabled" helperText={false} />
      </Section>
      <Section title="products">
        <ProductsInput source="productIds" />
        <ProductsInput source="excludedProductIds" />
        <CategoriesInput source="productCategories" />
        <CategoriesInput source="excludedProductCategories" />
        <BooleanInput source="excludeSaleItems" helperText={false} />
      </Section>
      <Section title="conditions">
        <MoneyInput source="minimumAmount" label={field('minimumAmount')} />
        <MoneyInput source="maximumAmount" label={field('maximumAmount')} />
        <DateTimeInput source="startsAt" parse={toMoment} helperText={false} />
        <DateTimeInput source="expiresAt" parse={toMoment} helperText={false} />
        <EmailsInput />
        <BooleanInput source="firstOrderOnly" helperText={false} />
      </Section>
      <Section title="limits">
        <NumberInput
          source="usageLimit"
          min={1}
          step={1}
          helperText="resources.discounts.noLimit"
        />
        <NumberInput
          source="usageLimitPerUser"
          min={1}
          step={1}
          helperText="resources.discounts.noLimit"
        />
        <ItemLimit />
      </Section>
      <Section title="combination">
        <BooleanInput source="individualUse" helperText="resources.discounts.individualUseHelp" />
        <BooleanInput source="combinesWithAutomatic" helperText={false} />
        <NumberInput
          source="priority"
          min={0}
          max={1000}
          step={1}
          validate={required()}
          helperText="resources.discounts.priorityHelp"
        />
      </Section>
    </StaffForm>
  )
}

function FreeShipping() {
  const isShipping = useWatch({ name: 'type' }) === 'free_shipping'
  return isShipping ? null : <BooleanInput source="freeShipping" helperText={false} />
}

/** Amounts off the whole cart have no items. */
function ItemLimit() {
  const type = useWatch({ name: 'type' })
  if (type === 'fixed_cart' || type === 'free_shipping') return null
  return (
    <NumberInput
      source="limitUsageToXItems"
      min={1}
      step={1}
      helperText="resources.discounts.itemsHelp"
    />
  )
}
