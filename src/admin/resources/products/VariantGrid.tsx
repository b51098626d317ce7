import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { numberFormat } from '#base'
import type { ProductOption, VariantEdit } from '#shop/schema'
import { AllVariantsRow } from './AllVariantsRow.tsx'
import { variantKey } from './change-variants.ts'
import { countCombinations, MAX_VARIANTS, missingCombinations } from './combine-options.ts'
import { moveInGrid } from './move-in-grid.ts'
import { SelectByValue } from './SelectByValue.tsx'
import { useShop } from './use-shop.ts'
import { useVariants } from './use-variants.ts'
import { ValuePictures } from './ValuePictures.tsx'
import { VariantRow } from './VariantRow.tsx'

const COLUMNS = ['enabled', 'image', 'regularPrice', 'salePrice', 'sku', 'quantity'] as const
const MORE = [
  'saleFrom',
  'saleTo',
  'gtin',
  'mpn',
  'cost',
  'minQuantity',
  'maxQuantity',
  'quantityStep',
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
  const locale = useLocale()
  const shop = useShop()
  const options: ProductOption[] = useWatch({ name: 'options' }) ?? []
  const grid = useVariants()
  const { variants, selected } = grid
  const { errors } = useFormState({ name: 'variants' })
  const [hasMore, setMore] = useState(false)
  const missing = missingCombinations(options, variants)
  const problems = Array.isArray(errors.variants) ? errors.variants : []
  const isMoreShown = hasMore || problems.some(hasProblemInMore)
  const columns = isMoreShown ? [...COLUMNS, ...MORE] : COLUMNS
  if (!shop) return null
  const chosen = variants.filter(variant => selected.has(variantKey(variant)))
  const nameOf = (variant: VariantEdit) =>
    options
      .filter(option => option.variation)
      .map(option => variant.options[option.key] ?? translate('resources.products.anyValue'))
      .join(' · ')
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      {!missing && (
        <Alert severity="error">
          {translate('resources.products.tooManyVariants', {
            count: numberFormat(locale, {}).format(countCombinations(options)),
            max: MAX_VARIANTS,
          })}
        </Alert>
      )}
      {variants.length === 0 && missing && (
        <Typography color="textSecondary">{translate('resources.products.noVariants')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {missing && missing.length > 0 && (
          <Button
            variant={variants.length === 0 ? 'contained' : 'text'}
            onClick={() => grid.add(missing)}
          >
            {translate('resources.products.combine', { smart_count: missing.length })}
          </Button>
        )}
        {variants.length > 0 && (
          <Button color="inherit" onClick={() => setMore(!isMoreShown)} aria-expanded={isMoreShown}>
            {translate(`resources.products.${isMoreShown ? 'fewerColumns' : 'moreColumns'}`)}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button color="error" onClick={grid.removeSelected}>
            {translate('resources.products.removeVariants', { smart_count: chosen.length })}
          </Button>
        )}
      </Box>
      {variants.length > 0 && (
        <>
          <ValuePictures options={options} variants={variants} setImage={grid.setImage} />
          {variants.length > 1 && (
            <SelectByValue
              options={options}
              variants={variants}
              selected={selected}
              onSelect={grid.select}
            />
          )}
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {grid.changedCount > 0 && (
              <>
                {translate('resources.products.variantsChanged', {
                  smart_count: grid.changedCount,
                })}
                <Button size="small" onClick={grid.undo}>
                  {translate('resources.products.undoVariants')}
                </Button>
              </>
            )}
          </Box>
          <Box sx={{ overflowX: 'auto' }}>
            <Table
              size="small"
              aria-label={translate('resources.products.sections.variants')}
              onKeyDown={moveInGrid}
              sx={tableLook}
            >
              <TableHead>
                <TableRow>
                  <TableCell className="variant-name">
                    {translate('resources.products.variant')}
                  </TableCell>
                  {columns.map(name => (
                    <TableCell key={name}>
                      {translate(`resources.products.fields.${name}`)}
                    </TableCell>
                  ))}
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {variants.length > 1 && (
                  <AllVariantsRow
                    variants={chosen.length > 0 ? chosen : variants}
                    currency={shop.currency}
                    hasMore={isMoreShown}
                    selection={
                      chosen.length === 0
                        ? 'none'
                        : chosen.length === variants.length
                          ? 'all'
                          : 'some'
                    }
                    selectAll={isSelected =>
                      grid.select(new Set(isSelected ? variants.map(variantKey) : []))
                    }
                    change={grid.changeAll}
                  />
                )}
                {variants.map((variant, index) => (
                  <VariantRow
                    key={variantKey(variant)}
                    variant={variant}
                    index={index}
                    name={nameOf(variant)}
                    currency={shop.currency}
                    hasMore={isMoreShown}
                    isSelected={selected.has(variantKey(variant))}
                    problems={problems[index]}
                    select={grid.selectOne}
                    change={grid.changeOne}
                    remove={grid.removeOne}
                  />
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </Box>
  )
}

const tableLook = {
  '& td, & th': { paddingInline: 0.5, whiteSpace: 'nowrap', verticalAlign: 'top' },
  // Errors stay within their cell.
  '& .MuiFormHelperText-root': { marginInline: 0, whiteSpace: 'normal' },
  '& [data-form-error]': { whiteSpace: 'normal', color: 'error.main' },
  // The name stays visible while the table is scrolled.
  '& .variant-name': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
    backgroundImage: 'none',
    borderInlineEnd: 1,
    borderInlineEndColor: 'divider',
    maxInlineSize: { xs: 128, sm: 220 },
    minInlineSize: { xs: 112, sm: 160 },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody .variant-name': { verticalAlign: 'middle' },
}

/** Whether collapsed columns contain errors, which expands them. */
const hasProblemInMore = (problems: object | undefined) =>
  [...MORE, 'measures'].some(name => name in (problems ?? {}))
