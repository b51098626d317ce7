import Delete from '@mui/icons-material/DeleteOutlined'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { newProduct, type ProductOption, type VariantEdit } from '#shop/schema'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { FORM_ERROR } from '../../forms/ShowFormErrors.tsx'
import { DownloadsField } from './DownloadsField.tsx'
import { PictureCell } from './PictureCell.tsx'

interface VariantRowProps {
  variant: VariantEdit
  options: readonly ProductOption[]
  currency: string
  hasMore: boolean
  problems:
    | (Record<string, { message?: string }> & {
        downloads?: ComponentProps<typeof DownloadsField>['problems']
      })
    | undefined
  change(next: Partial<VariantEdit>): void
  remove(): void
}

const MEASURES = ['weight', 'length', 'width', 'height'] as const

/** A variant; field names include the variant. */
export function VariantRow(props: VariantRowProps) {
  const { variant, options, currency, hasMore, problems, change, remove } = props
  const translate = useTranslate()
  const name = options
    .filter(option => option.variation)
    .map(option => variant.options[option.key] ?? translate('resources.products.anyValue'))
    .join(' · ')
  const named = (field: string) => ({
    'aria-label': `${name}: ${translate(`resources.products.fields.${field}`)}`,
  })
  const problem = (field: string) => {
    const message = messageAt(problems, field)
    return message ? { error: true, helperText: translate(message, { _: message }) } : {}
  }
  const money = (field: 'regularPrice' | 'salePrice') => (
    <MoneyField
      sx={{ inlineSize: 96 }}
      currency={currency}
      value={variant[field]}
      onChange={minor => change({ [field]: minor })}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...named(field) } }}
      {...problem(field)}
    />
  )
  const decimal = (
    field: (typeof MEASURES)[number] | 'content',
    value: number | null | undefined,
    onChange: (number: number | null) => void,
  ) => (
    <TextField
      sx={{ inlineSize: 80 }}
      value={value ?? ''}
      onChange={event => {
        const typed = event.target.value.replace(',', '.')
        if (typed !== '' && !/^\d*\.?\d*$/.test(typed)) return
        onChange(typed === '' ? null : Number(typed))
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...named(field) } }}
      {...problem(field === 'content' ? field : `measures.${field}`)}
    />
  )
  const text = (field: 'sku' | 'taxClass', inlineSize: number) => (
    <TextField
      sx={{ inlineSize }}
      value={variant[field] ?? ''}
      onChange={event => change({ [field]: event.target.value.trim() || null })}
      slotProps={{ htmlInput: named(field) }}
      {...problem(field)}
    />
  )
  const moment = (field: 'saleFrom' | 'saleTo') => (
    <TextField
      type="datetime-local"
      value={toLocal(variant[field])}
      onChange={event =>
        change({ [field]: event.target.value ? new Date(event.target.value).getTime() : null })
      }
      slotProps={{ htmlInput: named(field) }}
      {...problem(field)}
    />
  )
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        {problems?.options && (
          <div {...FORM_ERROR}>{translate(problems.options.message ?? '')}</div>
        )}
      </TableCell>
      <TableCell>
        <Checkbox
          size="small"
          checked={variant.enabled}
          onChange={event => change({ enabled: event.target.checked })}
          slotProps={{ input: named('enabled') }}
        />
      </TableCell>
      <TableCell>{money('regularPrice')}</TableCell>
      <TableCell>{money('salePrice')}</TableCell>
      <TableCell>
        <TextField
          sx={{ inlineSize: 140 }}
          value={variant.sku ?? ''}
          onChange={event => change({ sku: event.target.value.trim() || null })}
          slotProps={{ htmlInput: named('sku') }}
          {...problem('sku')}
        />
      </TableCell>
      <TableCell>
        <TextField
          sx={{ inlineSize: 116 }}
          placeholder={translate(
            variant.stock ? 'resources.products.uncounted' : 'resources.products.shared',
          )}
          value={variant.stock?.quantity ?? ''}
          onChange={event => change({ stock: toStock(variant, event.target.value) })}
          slotProps={{ htmlInput: { inputMode: 'numeric', ...named('quantity') } }}
          {...problem('stock.quantity')}
        />
      </TableCell>
      {hasMore && (
        <>
          <TableCell>{moment('saleFrom')}</TableCell>
          <TableCell>{moment('saleTo')}</TableCell>
          <TableCell>
            <PictureCell name={name} value={variant.image} onChange={image => change({ image })} />
            {problems?.image && (
              <div {...FORM_ERROR}>{translate(problems.image.message ?? '')}</div>
            )}
          </TableCell>
          <TableCell>{text('taxClass', 120)}</TableCell>
          {MEASURES.map(part => (
            <TableCell key={part}>
              {decimal(part, variant.measures[part], number =>
                change({ measures: { ...variant.measures, [part]: number } }),
              )}
            </TableCell>
          ))}
          <TableCell>
            {decimal('content', variant.content, content => change({ content }))}
          </TableCell>
          <TableCell>
            <Checkbox
              size="small"
              checked={variant.downloadable}
              onChange={event => change({ downloadable: event.target.checked })}
              slotProps={{ input: named('downloadable') }}
            />
          </TableCell>
          <TableCell sx={{ minInlineSize: 500 }}>
            <DownloadsField
              label={named('downloads')['aria-label']}
              value={variant.downloads}
              onChange={downloads => change({ downloads })}
              problems={problems?.downloads}
            />
          </TableCell>
          {(['downloadLimit', 'downloadDays'] as const).map(part => (
            <TableCell key={part}>
              <TextField
                sx={{ inlineSize: 80 }}
                value={variant[part] ?? ''}
                onChange={event => {
                  const digits = event.target.value
                  if (/^\d*$/.test(digits)) change({ [part]: digits ? Number(digits) : null })
                }}
                slotProps={{ htmlInput: { inputMode: 'numeric', ...named(part) } }}
              />
            </TableCell>
          ))}
        </>
      )}
      <TableCell>
        <IconButton
          size="small"
          aria-label={translate('resources.products.removeVariant', { name })}
          onClick={remove}
        >
          <Delete fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
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
