import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  TextInput,
} from 'react-admin'
import { MAX_GROUP_NAME_LENGTH } from '#shop/schema'
import { Entries } from '../../forms/Entries.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

const PPM_PER_PERCENT = 10_000
const help = (key: string) => `resources.customer-groups.${key}`
const isPercent = [
  required(),
  minValue(0, help('percentLimits')),
  maxValue(100 * PPM_PER_PERCENT, help('percentLimits')),
]

export default function CustomerGroupForm() {
  return (
    <StaffForm>
      <TextInput
        source="name"
        validate={required()}
        helperText={help('nameHelp')}
        slotProps={{ htmlInput: { maxLength: MAX_GROUP_NAME_LENGTH } }}
      />
      <PercentInput helperText={help('ppmHelp')} defaultValue={0} />
      <ArrayInput source="categories" helperText={help('categoriesHelp')} defaultValue={[]}>
        <Entries columns="minmax(12rem, 2fr) minmax(8rem, 1fr)">
          <ReferenceInput source="category" reference="categories" perPage={200}>
            <AutocompleteInput
              optionText="path"
              label={help('fields.category')}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <PercentInput helperText={false} />
        </Entries>
      </ArrayInput>
      <BooleanInput source="taxExempt" defaultValue={false} helperText={help('taxExemptHelp')} />
    </StaffForm>
  )
}

/** A share in percent, which the form stores in parts per million. */
function PercentInput(props: { helperText: string | false; defaultValue?: number }) {
  return (
    <NumberInput
      source="ppm"
      label={help('fields.ppm')}
      format={(ppm: number | null | undefined) =>
        typeof ppm === 'number' ? ppm / PPM_PER_PERCENT : ''
      }
      parse={(percent: string) =>
        percent === '' ? null : Math.round(Number(percent) * PPM_PER_PERCENT)
      }
      step="any"
      validate={isPercent}
      {...props}
    />
  )
}
