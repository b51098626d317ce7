import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { VariantEdit } from '#shop/schema'
import { applyChanges, type ChangeVariant, commonVariant } from './change-variants.ts'
import { VariantCells } from './VariantCells.tsx'

interface AllVariantsRowProps {
  /** The variants that it changes. */
  variants: readonly VariantEdit[]
  currency: string
  hasMore: boolean
  selection: 'all' | 'some' | 'none'
  selectAll(isSelected: boolean): void
  change(changes: readonly ChangeVariant[]): void
}

/** Sets a field of all variants or of the selected ones, once it is left or Enter is pressed. */
export function AllVariantsRow(props: AllVariantsRowProps) {
  const { variants, currency, hasMore, selection, selectAll } = props
  const translate = useTranslate()
  const [pending, setPending] = useState<readonly ChangeVariant[]>([])
  const common = commonVariant(variants)
  const variant = applyChanges(common.variant, pending)
  const apply = (changes: readonly ChangeVariant[]) => {
    setPending([])
    if (changes.length > 0) props.change(changes)
  }
  const name = translate(
    `resources.products.${selection === 'none' ? 'all' : 'selected'}Variants`,
    {
      smart_count: variants.length,
    },
  )
  return (
    <TableRow
      onBlur={() => apply(pending)}
      sx={{ '& td, & th': { backgroundColor: 'action.hover' } }}
    >
      <TableCell component="th" scope="row" className="variant-name">
        <Checkbox
          size="small"
          checked={selection === 'all'}
          indeterminate={selection === 'some'}
          onChange={event => selectAll(event.target.checked)}
          slotProps={{ input: { 'aria-label': translate('resources.products.selectAll') } }}
        />
        <strong>{name}</strong>
      </TableCell>
      <VariantCells
        variant={variant}
        name={name}
        currency={currency}
        hasMore={hasMore}
        mixed={common.mixed}
        change={(change, isFinal) =>
          isFinal ? apply([...pending, change]) : setPending([...pending, change])
        }
      />
      <TableCell />
    </TableRow>
  )
}
