import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  BooleanInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
} from 'react-admin'
import { get, useFormState, useWatch } from 'react-hook-form'
import type { OfferEdit } from '#shop/schema'
import { DownloadsField } from './DownloadsField.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { useMargin } from './use-margin.ts'
import { useShop } from './use-shop.ts'
import { useWaiting } from './use-waiting.ts'

const STATUSES = ['in-stock', 'out-of-stock', 'on-backorder']
const BACKORDERS = ['no', 'notify', 'yes']
const toMoment = (text: string) => (text ? new Date(text).getTime() : null)

/** Price, sale and downloads of a simple product. */
export function PriceFields() {
  return (
    <>
      <MoneyInput source="offer.regularPrice" label="resources.products.fields.regularPrice" />
      <MoneyInput source="offer.salePrice" label="resources.products.fields.salePrice" />
      <CostInput />
      <DateTimeInput
        source="offer.saleFrom"
        label="resources.products.fields.saleFrom"
        parse={toMoment}
        helperText={false}
      />
      <DateTimeInput
        source="offer.saleTo"
        label="resources.products.fields.saleTo"
        parse={toMoment}
        helperText={false}
      />
      <BooleanInput
        source="offer.downloadable"
        label="resources.products.fields.downloadable"
        helperText={false}
      />
      <DownloadsInput />
    </>
  )
}

/** Purchase price with the margin of the current price. */
function CostInput() {
  const [price, sale, cost, taxClass, taxStatus] = useWatch({
    name: ['offer.regularPrice', 'offer.salePrice', 'offer.cost', 'taxClass', 'taxStatus'],
  })
  const margin = useMargin()({ price: sale ?? price, cost, taxClass, taxStatus })
  return (
    <MoneyInput
      source="offer.cost"
      label="resources.products.fields.cost"
      help={margin || 'resources.products.costHelp'}
    />
  )
}

/** Trade numbers of a simple product. */
export function TradeFields() {
  const text = {
    parse: (value: string) => value || null,
    helperText: false,
    resettable: true,
  } as const
  return (
    <>
      <TextInput source="offer.gtin" label="resources.products.fields.gtin" {...text} />
      <TextInput source="offer.mpn" label="resources.products.fields.mpn" {...text} />
    </>
  )
}

/** Weight and dimensions of a simple product, or that it is not shipped. */
export function ShippingFields() {
  const translate = useTranslate()
  const units = useShop()?.units
  const measure = (name: 'weight' | 'length' | 'width' | 'height') => (
    <NumberInput
      source={`offer.measures.${name}`}
      label={`${translate(`resources.products.fields.${name}`)} (${(name === 'weight' ? units?.weight : units?.length) ?? ''})`}
      min={0}
      helperText={false}
    />
  )
  return (
    <>
      {measure('weight')}
      {measure('length')}
      {measure('width')}
      {measure('height')}
      <BooleanInput
        source="offer.virtual"
        label="resources.products.fields.virtual"
        helperText={false}
      />
    </>
  )
}

/** Shown if downloadable or not empty. */
function DownloadsInput() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'offer.downloads', defaultValue: [] })
  const { errors } = useFormState({ name: 'offer.downloads' })
  const isDownloadable = useWatch({ name: 'offer.downloadable' })
  const problems = get(errors, 'offer.downloads')
  const downloads: OfferEdit['downloads'] = field.value ?? []
  if (!isDownloadable && downloads.length === 0) return null
  return (
    <div className="whole">
      <DownloadsField
        label={translate('resources.products.fields.downloads')}
        value={downloads}
        onChange={field.onChange}
        problems={Array.isArray(problems) ? problems : []}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { sm: '1fr 1fr' },
          marginBlockStart: 1,
        }}
      >
        {(['downloadLimit', 'downloadDays'] as const).map(name => (
          <NumberInput
            key={name}
            source={`offer.${name}`}
            label={`resources.products.fields.${name}`}
            min={0}
            helperText={`resources.products.${name}Help`}
          />
        ))}
      </Box>
    </div>
  )
}

const choices = (field: string, ids: string[]) =>
  ids.map(id => ({ id, name: `resources.products.${field}.${id}` }))

/**
 * Stock of a product: quantity if tracked, else status.
 * @param isShared Shared by variants; without sharing variants the product has no status.
 */
export function StockFields({ isShared = false }: { isShared?: boolean }) {
  const variants: { stock: unknown }[] = useWatch({ name: 'variants' }) ?? []
  const isUsed = !isShared || variants.some(({ stock }) => stock === null)
  const isTracked = typeof useWatch({ name: 'stock.quantity' }) === 'number'
  const waiting = useWaiting()()
  return (
    <>
      <TrackQuantity />
      {waiting && !isShared && <Typography className="whole">{waiting}</Typography>}
      {isTracked ? (
        <>
          <NumberInput
            source="stock.quantity"
            label="resources.products.fields.quantity"
            parse={toWhole}
            helperText={false}
          />
          <SelectInput
            source="stock.backorders"
            label="resources.products.fields.backorders"
            choices={choices('backorders', BACKORDERS)}
            helperText={false}
          />
          <NumberInput
            source="stock.lowAt"
            label="resources.products.fields.lowAt"
            min={0}
            helperText={false}
          />
        </>
      ) : isUsed ? (
        <SelectInput
          source="stock.status"
          label="resources.products.fields.stockStatus"
          choices={choices('stock', STATUSES)}
          helperText={false}
        />
      ) : null}
    </>
  )
}

/** An empty quantity means 0; tracking is disabled by the switch only. */
const toWhole = (text: string) => Math.trunc(Number(text)) || 0

/** Remembers the quantity when tracking is toggled. */
function TrackQuantity() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'stock.quantity', defaultValue: null })
  const [last, setLast] = useState(0)
  const isTracked = typeof field.value === 'number'
  const toggle = () => {
    if (isTracked) setLast(field.value)
    field.onChange(isTracked ? null : last)
  }
  return (
    <FormControlLabel
      className="whole"
      control={<Switch checked={isTracked} onChange={toggle} />}
      label={translate('resources.products.fields.trackQuantity')}
    />
  )
}
