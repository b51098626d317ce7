import {
  ArrayInput,
  AutocompleteInput,
  DateInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencyDigits } from '#base'
import { PRICE_ROUNDINGS } from '#shop/schema'
import { Entries } from '../../forms/Entries.tsx'
import { currencies } from './choices.ts'

const label = (key: string) => `resources.settings.currencies.${key}`

/** Currencies besides that of the shop, with their rates. */
export function CurrenciesInput() {
  return (
    <ArrayInput source="shop.currencies" label={label('title')} helperText={label('help')}>
      <Entries columns="repeat(auto-fit, minmax(9.5rem, 1fr))">
        <CurrencyInput />
        <RateInput />
        <DateInput source="rateDate" label={label('rateDate')} validate={required()} />
        <RoundingInput />
      </Entries>
    </ArrayInput>
  )
}

function CurrencyInput() {
  const [locale] = useLocaleState()
  const base: string = useWatch({ name: 'shop.currency' })
  return (
    <AutocompleteInput
      source="code"
      label={label('code')}
      choices={currencies(locale).filter(({ id }) => id !== base)}
      validate={required()}
      helperText={false}
    />
  )
}

/** A changed rate is one of today. */
function RateInput() {
  const translate = useTranslate()
  const base: string = useWatch({ name: 'shop.currency' })
  const { setValue } = useFormContext()
  const { index } = useSimpleFormIteratorItem()
  return (
    <TextInput
      source="rate"
      label={translate(label('rate'), { base })}
      validate={[required(), regex(/^\d{1,7}(\.\d{1,8})?$/, label('rateInvalid'))]}
      parse={(text: string) => text.trim().replace(',', '.')}
      onChange={() => setValue(`shop.currencies.${index}.rateDate`, today(), { shouldDirty: true })}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      helperText={false}
    />
  )
}

/** Roundings that the chosen currency has. */
function RoundingInput() {
  const { index } = useSimpleFormIteratorItem()
  const code: string | undefined = useWatch({ name: `shop.currencies.${index}.code` })
  const hasDecimals = !code || currencyDigits(code) > 0
  const fitting = PRICE_ROUNDINGS.filter(
    one => hasDecimals || !['0.05', '0.10', 'ends-99'].includes(one),
  )
  return (
    <SelectInput
      source="rounding"
      label={label('rounding')}
      choices={fitting.map(id => ({ id, name: label(`roundings.${id.replace('.', '-')}`) }))}
      defaultValue="none"
      validate={required()}
      helperText={false}
    />
  )
}

const today = () => {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
