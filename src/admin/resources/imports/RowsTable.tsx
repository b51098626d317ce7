import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

/**
 * Row number in the file. One Shopify row can become a product and its first variant, distinguished
 * by a fraction.
 */
export const rowOf = ({ row }: { row: number }) => String(Math.floor(row))

interface RowsTableProps {
  title: string
  /** Sentence below the title. */
  note?: string | undefined
  heads: string[]
  rows: string[][]
}

/** Table of file rows by number. */
export function RowsTable(props: RowsTableProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {props.title}
      </Typography>
      {props.note && (
        <Typography variant="body2" color="textSecondary">
          {props.note}
        </Typography>
      )}
      {/* Narrow tables wrap their words, so that nothing scrolls sideways. */}
      <Table size="small" aria-labelledby={id} sx={{ '& td': { overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            {props.heads.map(head => (
              <TableCell key={head}>{translate(`resources.imports.heads.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {props.rows.map((cells, index) => (
            <TableRow key={index}>
              {cells.map((cell, column) => (
                <TableCell key={props.heads[column]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
