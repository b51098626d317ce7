import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Entries } from '../../forms/Entries.tsx'
import { MoneyInput } from './MoneyInput.tsx'

const label = (key: string) => `resources.settings.shippingTab.${key}`
const toText = (value: string | null) => value ?? ''
const choices = (group: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: label(`${group}.${id}`) }))

/** Formula and costs by shipping class of a flat rate. */
export function ClassCosts() {
  const classes: { id?: string; name?: string }[] = useWatch({ name: 'shop.shippingClasses' }) ?? []
  const named = classes.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []))
  return (
    <>
      <TextInput
        source="formula"
        label={label('formula')}
        parse={toText}
        helperText={label('formulaHelp')}
      />
      {named.length > 0 && (
        <>
          <ArrayInput source="classCosts" label={label('classCosts')} defaultValue={[]}>
            <Entries columns="1fr 1fr">
              <SelectInput
                source="shippingClass"
                label={label('shippingClass')}
                choices={named}
                translateChoice={false}
                validate={required()}
                helperText={false}
              />
              <TextInput
                source="formula"
                label={label('classFormula')}
                validate={required()}
                helperText={false}
              />
            </Entries>
          </ArrayInput>
          <SelectInput
            source="classRule"
            label={label('classRule')}
            choices={choices('classRules', ['sum', 'highest'])}
            defaultValue="sum"
            validate={required()}
            helperText={false}
          />
        </>
      )}
    </>
  )
}

/** Conditions of free shipping. */
export function FreeShipping() {
  const source = useSourceContext()
  const requires: string = useWatch({ name: source.getSource('requires') }) ?? 'minimum'
  const hasMinimum = requires !== 'nothing' && requires !== 'coupon'
  return (
    <>
      <SelectInput
        source="requires"
        label={label('requires')}
        choices={choices('requirements', ['nothing', 'minimum', 'coupon', 'either', 'both'])}
        defaultValue="minimum"
        validate={required()}
        helperText={false}
      />
      {hasMinimum && (
        <>
          <MoneyInput source="minimum" label="resources.settings.fields.shop.minimum" />
          <BooleanInput
            source="beforeDiscounts"
            label={label('beforeDiscounts')}
            defaultValue={false}
            helperText={false}
          />
        </>
      )}
    </>
  )
}

/** Costs by weight, order value or number of items. */
export function TableRows() {
  const translate = useTranslate()
  const source = useSourceContext()
  const unit: string = useWatch({ name: 'shop.units.weight' }) ?? 'kg'
  const by: string = useWatch({ name: source.getSource('by') }) ?? 'weight'
  const measures = ['weight', 'value', 'items'].map(id => ({
    id,
    name: translate(label(`measures.${id}`), { unit }),
  }))
  return (
    <>
      <SelectInput
        source="by"
        label={label('by')}
        choices={measures}
        translateChoice={false}
        defaultValue="weight"
        validate={required()}
        helperText={false}
      />
      <ArrayInput
        source="rows"
        label={label('rows')}
        defaultValue={[{ upTo: null, cost: 0 }]}
        helperText={label('rowsHelp')}
      >
        <Entries columns="1fr 1fr">
          {by === 'value' ? (
            <MoneyInput source="upTo" label={label('upTo')} isOptional />
          ) : (
            <NumberInput
              source="upTo"
              label={label('upTo')}
              min={0}
              parse={value => (value === '' ? null : Number(value))}
              helperText={false}
            />
          )}
          <MoneyInput source="cost" label="resources.settings.fields.shop.cost" />
        </Entries>
      </ArrayInput>
    </>
  )
}

/** Places where orders are collected. */
export function PickupPlaces() {
  return (
    <ArrayInput source="places" label={label('places')} defaultValue={[]}>
      <Entries>
        <PlaceId />
        <TextInput
          source="name"
          label={label('placeName')}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="address"
          label={label('placeAddress')}
          parse={toText}
          defaultValue=""
          helperText={false}
        />
        <TextInput
          source="hours"
          label={label('placeHours')}
          parse={toText}
          defaultValue=""
          helperText={false}
        />
      </Entries>
    </ArrayInput>
  )
}

function PlaceId() {
  const source = useSourceContext().getSource('id')
  const { field } = useInput({ source: 'id', defaultValue: crypto.randomUUID() })
  return <input type="hidden" name={source} value={field.value ?? ''} readOnly />
}
