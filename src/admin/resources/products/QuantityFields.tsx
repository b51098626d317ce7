import { BooleanInput, NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MAX_QUANTITY } from '#shop/schema'

const toWhole = (text: string) => (text === '' ? null : Math.trunc(Number(text)))
const FIELDS = ['minQuantity', 'maxQuantity', 'quantityStep'] as const

/** In which quantities the product is sold; variants can have their own rule in the grid. */
export function QuantityFields() {
  const isSingle = useWatch({ name: 'soldIndividually' })
  return (
    <>
      <BooleanInput source="soldIndividually" className="whole" helperText={false} />
      {!isSingle &&
        FIELDS.map(name => (
          <NumberInput
            key={name}
            source={name}
            min={1}
            max={MAX_QUANTITY}
            step={1}
            parse={toWhole}
            helperText={name === 'quantityStep' && 'resources.products.quantityStepHelp'}
          />
        ))}
    </>
  )
}
