import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

/**
 * Row number in the file. One Shopify row can become a product and its first variant, distinguished
 * by a fraction.
 */
export const rowOf = ({ row }: { row: number }) => String(Math.floor(row))

/** Table of file rows by number. */
export function RowsTable(props: { title: string; heads: string[]; rows: string[][] }) {
  const translate = useTranslate()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Typography variant="h3">{props.title}</Typography>
      <Table size="small" aria-label={props.title}>
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
    </Box>
  )
}
