import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { ProductOption, VariantEdit } from '#shop/schema'
import { combineOptions } from './combine-options.ts'
import { moveInGrid } from './move-in-grid.ts'
import { useShop } from './use-shop.ts'
import { VariantRow } from './VariantRow.tsx'

const COLUMNS = ['enabled', 'regularPrice', 'salePrice', 'sku', 'quantity'] as const
const MORE = [
  'saleFrom',
  'saleTo',
  'image',
  'taxClass',
  'weight',
  'length',
  'width',
  'height',
  'content',
  'downloadable',
  'downloads',
  'downloadLimit',
  'downloadDays',
] as const

/** Spreadsheet-like grid of all variants. */
export function VariantGrid() {
  const translate = useTranslate()
  const shop = useShop()
  const { field } = useInput({ source: 'variants', defaultValue: [] })
  const options: ProductOption[] = useWatch({ name: 'options' }) ?? []
  const { errors } = useFormState({ name: 'variants' })
  const [hasMore, setMore] = useState(false)
  const variants: VariantEdit[] = field.value ?? []
  const combined = combineOptions(options, variants)
  const missing = combined.length - variants.length
  const set = (index: number, change: Partial<VariantEdit>) =>
    field.onChange(variants.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const problems = Array.isArray(errors.variants) ? errors.variants : []
  const isMoreShown = hasMore || problems.some(hasProblemInMore)
  const columns = isMoreShown ? [...COLUMNS, ...MORE] : COLUMNS
  if (!shop) return null
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      {variants.length === 0 && (
        <Typography color="textSecondary">{translate('resources.products.noVariants')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {missing > 0 && (
          <Button
            variant={variants.length === 0 ? 'contained' : 'text'}
            onClick={() => field.onChange(combined)}
          >
            {translate('resources.products.combine', { smart_count: missing })}
          </Button>
        )}
        {variants.length > 0 && (
          <Button color="inherit" onClick={() => setMore(!isMoreShown)} aria-expanded={isMoreShown}>
            {translate(`resources.products.${isMoreShown ? 'fewerColumns' : 'moreColumns'}`)}
          </Button>
        )}
      </Box>
      {variants.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table
            size="small"
            aria-label={translate('resources.products.sections.variants')}
            onKeyDown={moveInGrid}
            sx={{
              '& td, & th': { paddingInline: 0.5, whiteSpace: 'nowrap', verticalAlign: 'top' },
              // Errors stay within their cell.
              '& .MuiFormHelperText-root': { marginInline: 0, whiteSpace: 'normal' },
              '& [data-form-error]': { whiteSpace: 'normal', color: 'error.main' },
            }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{translate('resources.products.variant')}</TableCell>
                {columns.map(name => (
                  <TableCell key={name}>{translate(`resources.products.fields.${name}`)}</TableCell>
                ))}
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {variants.map((variant, index) => (
                <VariantRow
                  key={variant.id ?? JSON.stringify(variant.options)}
                  variant={variant}
                  options={options}
                  currency={shop.currency}
                  hasMore={isMoreShown}
                  problems={problems[index]}
                  change={next => set(index, next)}
                  remove={() => field.onChange(variants.filter((_, at) => at !== index))}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  )
}

/** Whether collapsed columns contain errors, which expands them. */
const hasProblemInMore = (problems: object | undefined) =>
  [...MORE, 'measures'].some(name => name in (problems ?? {}))
