import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import NativeSelect from '@mui/material/NativeSelect'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { MatchedColumn } from '#shop/schema'
import { columnName } from './column-names.ts'

interface ColumnsTableProps {
  matched: readonly MatchedColumn[]
  /** Columns that can be chosen. */
  columns: readonly string[]
  /** Shown without a press, if the columns must be matched first. */
  isOpen: boolean
  disabled: boolean
  /** Checks the file again with the chosen column of each heading. */
  onChange(mapping: Record<string, string>): void
}

/** Choice of a field for each column of the file. */
export function ColumnsTable({ matched, columns, isOpen, disabled, onChange }: ColumnsTableProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [changes, setChanges] = useState<Record<string, string>>({})
  const t = (key: string, values = {}) => translate(`resources.imports.columns.${key}`, values)
  const named = columns
    .map(column => ({ column, name: columnName(column, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const chosen = matched.map(({ heading, column }) => changes[heading] ?? column ?? '')
  const ignored = chosen.filter(column => column === '').length
  const isTwice = (column: string) =>
    column !== '' && chosen.indexOf(column) !== chosen.lastIndexOf(column)
  const isChanged = Object.keys(changes).length > 0
  return (
    <details open={isOpen}>
      <Typography component="summary" variant="h3" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
        {t('title')} · {t('ignored', { smart_count: ignored })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {t('help')}
      </Typography>
      <Table size="small" aria-label={t('title')} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('heading')}</TableCell>
            <TableCell>{t('as')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {matched.map(({ heading, sample, column }, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {heading || t('unnamed', { number: index + 1 })}
                {sample && (
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    noWrap
                    title={sample}
                    sx={{ fontWeight: 'normal' }}
                  >
                    {sample}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <NativeSelect
                  fullWidth
                  disabled={disabled}
                  error={isTwice(chosen[index] ?? '')}
                  value={chosen[index]}
                  inputProps={{ 'aria-label': t('asOf', { heading }) }}
                  onChange={event => setChanges({ ...changes, [heading]: event.target.value })}
                >
                  <option value="">{t('none')}</option>
                  {column !== null && !columns.includes(column) && (
                    <option value={column}>{columnName(column, locale)}</option>
                  )}
                  {named.map(one => (
                    <option key={one.column} value={one.column}>
                      {one.name}
                    </option>
                  ))}
                </NativeSelect>
                {isTwice(chosen[index] ?? '') && (
                  <FormHelperText error>{t('twice')}</FormHelperText>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button
        variant={isChanged ? 'contained' : 'outlined'}
        disabled={disabled || !isChanged}
        sx={{ marginBlockStart: 2 }}
        onClick={() => onChange(chosenOf(matched, changes, columns))}
      >
        {translate('resources.imports.checkAgain')}
      </Button>
    </details>
  )
}

/** Includes only columns matched by hand; recognized columns stay recognized. */
function chosenOf(
  matched: readonly MatchedColumn[],
  changes: Record<string, string>,
  columns: readonly string[],
): Record<string, string> {
  const chosen = matched.flatMap(({ heading, column, byHand }): [string, string][] => {
    const value = changes[heading] ?? (byHand ? (column ?? '') : undefined)
    return value !== undefined && (value === '' || columns.includes(value))
      ? [[heading, value]]
      : []
  })
  return Object.fromEntries(chosen)
}
