import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TextField from '@mui/material/TextField'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { newProduct, type VariantEdit } from '#shop/schema'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { FORM_ERROR } from '../../forms/ShowFormErrors.tsx'
import { type ChangeVariant, MEASURES } from './change-variants.ts'
import { DownloadsField } from './DownloadsField.tsx'
import { PictureCell } from './PictureCell.tsx'
import { useMargin } from './use-margin.ts'

export type VariantProblems =
  | (Record<string, { message?: string }> & {
      downloads?: ComponentProps<typeof DownloadsField>['problems']
    })
  | undefined

const QUANTITIES = ['minQuantity', 'maxQuantity', 'quantityStep'] as const

interface VariantCellsProps {
  variant: VariantEdit
  /** Name of the variant, or of the group of variants. */
  name: string
  currency: string
  hasMore: boolean
  problems?: VariantProblems
  /** Set for a group of variants: its fields with several values. */
  mixed?: ReadonlySet<string>
  /** `isFinal`: nothing more is typed. */
  change(change: ChangeVariant, isFinal?: boolean): void
}

/** The fields of a variant, or of several at once; field names include the variant. */
export function VariantCells(props: VariantCellsProps) {
  const { variant, name, currency, hasMore, problems, mixed, change } = props
  const translate = useTranslate()
  const named = (field: string) => ({
    'aria-label': `${name}: ${translate(`resources.products.fields.${field}`)}`,
  })
  const [taxClass, taxStatus] = useWatch({ name: ['taxClass', 'taxStatus'] })
  const margin = useMargin()({
    price: variant.salePrice ?? variant.regularPrice,
    cost: variant.cost,
    taxClass: variant.taxClass ?? taxClass,
    taxStatus,
  })
  const problem = (field: string) => {
    const message = messageAt(problems, field)
    return message ? { error: true, helperText: translate(message, { _: message }) } : {}
  }
  const hint = (field: string) =>
    mixed?.has(field) ? { placeholder: translate('resources.products.mixed') } : {}
  const money = (field: 'regularPrice' | 'salePrice' | 'cost', help = '') => (
    <MoneyField
      sx={{ inlineSize: 96 }}
      currency={currency}
      value={variant[field] ?? null}
      helperText={help}
      onChange={minor => change(() => ({ [field]: minor }))}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...named(field) } }}
      {...hint(field)}
      {...problem(field)}
    />
  )
  const decimal = (
    field: (typeof MEASURES)[number] | 'content',
    value: number | null | undefined,
    toChange: (number: number | null) => ChangeVariant,
  ) => (
    <TextField
      sx={{ inlineSize: 80 }}
      value={value ?? ''}
      onChange={event => {
        const typed = event.target.value.replace(',', '.')
        if (typed !== '' && !/^\d*\.?\d*$/.test(typed)) return
        change(toChange(typed === '' ? null : Number(typed)))
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...named(field) } }}
      {...hint(field)}
      {...problem(field === 'content' ? field : `measures.${field}`)}
    />
  )
  const text = (field: 'sku' | 'taxClass' | 'gtin' | 'mpn', inlineSize: number) => (
    <TextField
      sx={{ inlineSize }}
      value={variant[field] ?? ''}
      onChange={event => change(() => ({ [field]: event.target.value.trim() || null }))}
      slotProps={{ htmlInput: named(field) }}
      {...hint(field)}
      {...problem(field)}
    />
  )
  const whole = (field: (typeof QUANTITIES)[number] | 'downloadLimit' | 'downloadDays') => (
    <TextField
      sx={{ inlineSize: 80 }}
      value={variant[field] ?? ''}
      onChange={event => {
        const digits = event.target.value
        if (!/^\d{0,6}$/.test(digits)) return
        change(() => ({ [field]: digits ? Number(digits) : null }))
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', ...named(field) } }}
      {...hint(field)}
      {...problem(field)}
    />
  )
  const moment = (field: 'saleFrom' | 'saleTo') => (
    <TextField
      type="datetime-local"
      value={toLocal(variant[field])}
      onChange={event => {
        const at = event.target.value ? new Date(event.target.value).getTime() : null
        change(() => ({ [field]: at }), true)
      }}
      slotProps={{ htmlInput: named(field) }}
      {...problem(field)}
    />
  )
  const check = (field: 'enabled' | 'downloadable') => (
    <Checkbox
      size="small"
      checked={variant[field]}
      indeterminate={mixed?.has(field) ?? false}
      onChange={event => change(() => ({ [field]: event.target.checked }), true)}
      slotProps={{ input: named(field) }}
    />
  )
  return (
    <>
      <TableCell>{check('enabled')}</TableCell>
      <TableCell>
        <PictureCell
          name={name}
          value={variant.image}
          onChange={image => change(() => ({ image }), true)}
        />
        {problems?.image && <div {...FORM_ERROR}>{translate(problems.image.message ?? '')}</div>}
      </TableCell>
      <TableCell>{money('regularPrice')}</TableCell>
      <TableCell>{money('salePrice')}</TableCell>
      <TableCell>{!mixed && text('sku', 140)}</TableCell>
      <TableCell>
        <TextField
          sx={{ inlineSize: 116 }}
          placeholder={translate(
            mixed?.has('quantity')
              ? 'resources.products.mixed'
              : variant.stock
                ? 'resources.products.uncounted'
                : 'resources.products.shared',
          )}
          value={variant.stock?.quantity ?? ''}
          onChange={event => {
            const typed = event.target.value
            change(one => ({ stock: toStock(one, typed) }))
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric', ...named('quantity') } }}
          {...problem('stock.quantity')}
        />
      </TableCell>
      {hasMore && (
        <>
          <TableCell>{moment('saleFrom')}</TableCell>
          <TableCell>{moment('saleTo')}</TableCell>
          <TableCell>{!mixed && text('gtin', 150)}</TableCell>
          <TableCell>{text('mpn', 120)}</TableCell>
          <TableCell>{money('cost', margin)}</TableCell>
          {QUANTITIES.map(part => (
            <TableCell key={part}>{whole(part)}</TableCell>
          ))}
          <TableCell>{text('taxClass', 120)}</TableCell>
          {MEASURES.map(part => (
            <TableCell key={part}>
              {decimal(part, variant.measures[part], number => one => ({
                measures: { ...one.measures, [part]: number },
              }))}
            </TableCell>
          ))}
          <TableCell>
            {decimal('content', variant.content, content => () => ({ content }))}
          </TableCell>
          <TableCell>{check('downloadable')}</TableCell>
          <TableCell sx={{ minInlineSize: mixed ? 0 : 500 }}>
            {!mixed && (
              <DownloadsField
                label={named('downloads')['aria-label']}
                value={variant.downloads}
                onChange={downloads => change(() => ({ downloads }))}
                problems={problems?.downloads}
              />
            )}
          </TableCell>
          <TableCell>{whole('downloadLimit')}</TableCell>
          <TableCell>{whole('downloadDays')}</TableCell>
        </>
      )}
    </>
  )
}

/** Message of a problem by path within the variant: `measures.width`. */
function messageAt(problems: unknown, path: string): string | undefined {
  let at = problems
  for (const name of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[name]
  return (at as { message?: string } | undefined)?.message
}

/** A number enables tracking, empty disables it; a variant with shared stock gets its own. */
function toStock(variant: VariantEdit, text: string): VariantEdit['stock'] {
  const digits = text.trim()
  if (digits !== '' && !/^-?\d{1,9}$/.test(digits)) return variant.stock
  if (digits === '') return variant.stock && { ...variant.stock, quantity: null }
  return { ...(variant.stock ?? newProduct.stock), quantity: Number(digits) }
}

function toLocal(at: number | null): string {
  if (at === null) return ''
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
