import Delete from '@mui/icons-material/DeleteOutlined'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { VariantEdit } from '#shop/schema'
import { FORM_ERROR } from '../../forms/ShowFormErrors.tsx'
import type { ChangeVariant } from './change-variants.ts'
import { useWaiting } from './use-waiting.ts'
import { VariantCells, type VariantProblems } from './VariantCells.tsx'

interface VariantRowProps {
  variant: VariantEdit
  index: number
  name: string
  currency: string
  hasMore: boolean
  isSelected: boolean
  problems: VariantProblems
  select(index: number, isSelected: boolean): void
  change(index: number, change: ChangeVariant): void
  remove(index: number): void
}

/** A variant. Rows of other variants do not render while one is edited. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { variant, index, name, currency, hasMore, isSelected, problems } = props
  const translate = useTranslate()
  const waiting = useWaiting()(variant.id ?? '')
  return (
    <TableRow selected={isSelected}>
      <TableCell component="th" scope="row" className="variant-name">
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={event => props.select(index, event.target.checked)}
          slotProps={{ input: { 'aria-label': translate('resources.products.select', { name }) } }}
        />
        <span>
          {name}
          {waiting && (
            <Typography variant="body2" color="textSecondary">
              {waiting}
            </Typography>
          )}
          {problems?.options && (
            <div {...FORM_ERROR}>{translate(problems.options.message ?? '')}</div>
          )}
        </span>
      </TableCell>
      <VariantCells
        variant={variant}
        name={name}
        currency={currency}
        hasMore={hasMore}
        problems={problems}
        change={change => props.change(index, change)}
      />
      <TableCell>
        <IconButton
          size="small"
          aria-label={translate('resources.products.removeVariant', { name })}
          onClick={() => props.remove(index)}
        >
          <Delete fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  )
})
