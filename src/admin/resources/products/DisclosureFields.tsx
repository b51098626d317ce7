import {
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CONTENT_UNITS } from '#shop/schema'

const UNITS = ['', ...Object.keys(CONTENT_UNITS)].map(id => ({
  id,
  name: `resources.products.contentUnits.${id || 'none'}`,
}))
const toWhole = (text: string) => Math.trunc(Number(text)) || 0

/** Fields that pages state about a product: unit price, manufacturer, safety and guarantee. */
export function DisclosureFields() {
  const [type, unit] = useWatch({ name: ['type', 'contentUnit'] })
  return (
    <>
      <SelectInput
        source="contentUnit"
        choices={UNITS}
        parse={value => value ?? ''}
        helperText="resources.products.contentHelp"
      />
      {type === 'simple' && unit && (
        <NumberInput
          source="offer.content"
          label="resources.products.fields.content"
          min={0}
          helperText={false}
        />
      )}
      <ReferenceInput source="manufacturerId" reference="manufacturers" perPage={50}>
        <AutocompleteInput
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          helperText={false}
        />
      </ReferenceInput>
      <NumberInput
        source="guaranteeYears"
        min={0}
        max={99}
        step={1}
        parse={toWhole}
        validate={required()}
        helperText="resources.products.guaranteeHelp"
      />
      <TextInput
        source="safety"
        parse={value => value ?? ''}
        multiline
        className="whole"
        helperText="resources.products.safetyHelp"
      />
    </>
  )
}
