import {
  AutocompleteInput,
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { countries } from '../settings/choices.ts'
import { PartsInput } from './PartsInput.tsx'
import { TaxClassInput } from './TaxClassInput.tsx'

const PPM_PER_PERCENT = 10_000
const ANY = '*'
const help = (key: string) => `resources.tax-rates.${key}`
const toText = (value: string | null) => value ?? ''

const isPercent = [required(), minValue(0), maxValue(100 * PPM_PER_PERCENT, help('maxRate'))]

export default function TaxRateForm() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <StaffForm>
      <TextInput source="name" validate={required()} helperText={help('nameHelp')} />
      <NumberInput
        source="ppm"
        format={(ppm: number | null | undefined) =>
          typeof ppm === 'number' ? ppm / PPM_PER_PERCENT : ''
        }
        parse={(percent: string) =>
          percent === '' ? null : Math.round(Number(percent) * PPM_PER_PERCENT)
        }
        step="any"
        validate={isPercent}
        helperText={help('rateHelp')}
      />
      <AutocompleteInput
        source="country"
        choices={[{ id: ANY, name: translate(help('everywhere')) }, ...countries(locale)]}
        defaultValue=""
        format={(code: string | null) => code || ANY}
        parse={(code: string | null) => (code === ANY ? '' : (code ?? ''))}
        helperText={false}
      />
      <TextInput source="state" parse={toText} defaultValue="" helperText={help('stateHelp')} />
      <PartsInput source="postcodes" helperText={help('postcodesHelp')} />
      <PartsInput source="cities" helperText={help('citiesHelp')} />
      <TaxClassInput source="taxClass" />
      <NumberInput
        source="priority"
        defaultValue={1}
        min={1}
        validate={[required(), minValue(1)]}
        helperText={help('priorityHelp')}
      />
      <BooleanInput source="compound" defaultValue={false} helperText={help('compoundHelp')} />
      <BooleanInput source="shipping" defaultValue={true} helperText={false} />
    </StaffForm>
  )
}
