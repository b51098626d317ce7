import InputAdornment from '@mui/material/InputAdornment'
import {
  ArrayInput,
  AutocompleteInput,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Entries } from '../../forms/Entries.tsx'
import { MoneyInput } from '../products/MoneyInput.tsx'
import { ProductsInput } from './ChoiceInputs.tsx'

/** Basis points as percent with two decimals. */
const toPercent = (points: number | null) => (points === null ? '' : points / 100)
const toPoints = (percent: string) => Math.round(Number(percent) * 100) || 0
const toWhole = (text: string) => Math.trunc(Number(text)) || 1
const field = (name: string) => `resources.discounts.fields.${name}`

/** How much a discount takes off, by its type. */
export function AmountFields() {
  const type = useWatch({ name: 'type' })
  switch (type) {
    case 'percent':
      return <PercentInput source="percent" />
    case 'fixed_cart':
    case 'fixed_product':
      return <MoneyInput source="amount" label={field('amount')} />
    case 'buy_x_get_y':
      return (
        <>
          <QuantityInput source="buyQuantity" />
          <QuantityInput source="getQuantity" />
          <PercentInput source="percent" />
          <ProductsInput source="getProductIds" />
        </>
      )
    case 'tiers':
      return (
        <ArrayInput source="tiers" className="whole">
          <Entries columns="1fr 1fr auto">
            <QuantityInput source="quantity" label={field('tierQuantity')} />
            <PercentInput source="percent" label={field('percent')} />
          </Entries>
        </ArrayInput>
      )
    case 'bundle':
      return (
        <>
          <MoneyInput source="amount" label={field('bundlePrice')} />
          <ArrayInput source="bundleItems" className="whole">
            <Entries columns="2fr 1fr auto">
              <ReferenceInput source="productId" reference="products" perPage={25}>
                <AutocompleteInput
                  optionText="name"
                  label={field('bundleProduct')}
                  filterToQuery={(q: string) => ({ q })}
                  validate={required()}
                  helperText={false}
                />
              </ReferenceInput>
              <QuantityInput source="quantity" label={field('bundleQuantity')} />
            </Entries>
          </ArrayInput>
        </>
      )
    default:
      return null
  }
}

interface InputProps {
  source: string
  label?: string
}

function PercentInput({ source, label }: InputProps) {
  return (
    <NumberInput
      source={source}
      label={label ?? field('percent')}
      format={toPercent}
      parse={toPoints}
      min={0.01}
      max={100}
      step={0.01}
      validate={[required(), minValue(1), maxValue(10_000)]}
      helperText={false}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  )
}

function QuantityInput({ source, label }: InputProps) {
  return (
    <NumberInput
      source={source}
      label={label ?? field(source)}
      parse={toWhole}
      min={1}
      max={9999}
      step={1}
      defaultValue={1}
      validate={required()}
      helperText={false}
    />
  )
}
