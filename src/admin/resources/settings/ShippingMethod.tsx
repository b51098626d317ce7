import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import {
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SHIPPING_KINDS } from '#shop/schema'
import { MoneyInput } from './MoneyInput.tsx'
import { ClassCosts, FreeShipping, PickupPlaces, TableRows } from './ShippingMethodDetails.tsx'

const label = (key: string) => `resources.settings.shippingTab.${key}`
const shared = (key: string) => `resources.settings.fields.shop.${key}`
const KINDS = SHIPPING_KINDS.map(id => ({ id, name: label(`kinds.${id}`) }))

/** A shipping method with the fields of its type. */
export function ShippingMethod() {
  const source = useSourceContext()
  const kind: string = useWatch({ name: source.getSource('kind') }) ?? 'flat'
  return (
    <Box sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}>
      <MethodId />
      {/* Leaves room for the entry's buttons. */}
      <Columns sx={{ paddingInlineEnd: { sm: '120px' }, paddingBlockStart: { xs: 5, sm: 0 } }}>
        <SelectInput
          source="kind"
          label={shared('methodKind')}
          choices={KINDS}
          defaultValue="flat"
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="title"
          label={shared('title')}
          validate={required()}
          helperText={false}
        />
        {(kind === 'flat' || kind === 'pickup') && (
          <MoneyInput source="cost" label={shared('cost')} />
        )}
      </Columns>
      {kind === 'flat' && <ClassCosts />}
      {kind === 'free' && <FreeShipping />}
      {kind === 'table' && <TableRows />}
      {kind === 'pickup' && <PickupPlaces />}
      {kind !== 'pickup' && <Delivery />}
    </Box>
  )
}

/** Orders store the method's id, so it is permanent. Amounts of other types keep their values. */
function MethodId() {
  const source = useSourceContext().getSource('id')
  const { field } = useInput({ source: 'id', defaultValue: crypto.randomUUID() })
  useInput({ source: 'cost', defaultValue: 0 })
  useInput({ source: 'minimum', defaultValue: 0 })
  return <input type="hidden" name={source} value={field.value ?? ''} readOnly />
}

function Delivery() {
  const translate = useTranslate()
  const day = (source: string) => (
    <NumberInput
      source={`delivery.${source}`}
      label={label(source)}
      min={0}
      max={365}
      step={1}
      parse={value => (value === '' ? undefined : Math.trunc(Number(value)))}
      helperText={false}
    />
  )
  return (
    <div>
      <Columns>
        {day('from')}
        {day('to')}
      </Columns>
      <FormHelperText>{translate(label('deliveryHelp'))}</FormHelperText>
    </div>
  )
}

function Columns({ children, sx = {} }: { children: ReactNode; sx?: object }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' },
        alignItems: 'start',
        ...sx,
      }}
    >
      {children}
    </Box>
  )
}
