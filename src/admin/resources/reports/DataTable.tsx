import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

export interface Column<Row> {
  label: string
  /** Aligned to the end. */
  isNumber?: boolean
  cell(row: Row): string
  /** In the last row. */
  sum?: string
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
}

/** Names of rows stay visible while a wide table scrolls. */
const frame = {
  '& td, & tbody th': { whiteSpace: 'nowrap' },
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.25 },
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
  },
}

/** A table whose first column names the row. Wide ones scroll. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const align = ({ isNumber }: Column<Row>) => (isNumber ? ('right' as const) : undefined)
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={label}>
        <Table size="small" sx={frame}>
          <TableHead>
            <TableRow>
              {columns.map(column => (
                <TableCell key={column.label} align={align(column)}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(row => (
              <TableRow key={keyOf(row)}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <TableCell key={column.label} component="th" scope="row">
                      {column.cell(row)}
                    </TableCell>
                  ) : (
                    <TableCell key={column.label} align={align(column)}>
                      {column.cell(row)}
                    </TableCell>
                  ),
                )}
              </TableRow>
            ))}
          </TableBody>
          {columns.some(column => column.sum !== undefined) && (
            <TableFooter>
              <TableRow>
                {columns.map(column => (
                  <TableCell
                    key={column.label}
                    align={align(column)}
                    sx={{ color: 'text.primary', fontWeight: 600 }}
                  >
                    {column.sum ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          )}
        </Table>
      </TableContainer>
    </Card>
  )
}
