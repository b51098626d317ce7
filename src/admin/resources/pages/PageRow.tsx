import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ContentField } from '#pages/schema'
import { When } from '../../lists/dates.tsx'
import { hiddenNarrow } from '../../lists/table-frame.ts'
import { useKindName } from '../content-types/use-content-types.ts'
import { EditLink } from './EditLink.tsx'
import { FieldValueText } from './FieldValueText.tsx'
import { useMayChange } from './may-change.ts'
import { PageMenu } from './PageMenu.tsx'
import { StatusChip } from './StatusChip.tsx'
import type { TreeRow } from './to-tree.ts'

interface PageRowProps {
  row: TreeRow
  /** Content type fields shown instead of the type. */
  fields?: readonly ContentField[]
  /** The row that is a tab stop. */
  isCurrent: boolean
  onFocus(): void
  onToggle(): void
}

export function PageRow({ row, fields, isCurrent, onFocus, onToggle }: PageRowProps) {
  const { page, level, hasChildren, isOpen } = row
  const translate = useTranslate()
  const mayChange = useMayChange()
  const kindName = useKindName()
  const mayEdit = mayChange(page, 'pages.write')
  const t = (key: string) => translate(`resources.pages.${key}`, { title: page.title })
  return (
    <TableRow
      role="row"
      hover
      aria-level={level}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      data-page={page.id}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      sx={{ '&:last-child td': { border: 0 } }}
    >
      <TableCell role="gridcell">
        <Stack direction="row" sx={{ alignItems: 'center', paddingInlineStart: (level - 1) * 3 }}>
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={t(isOpen ? 'close' : 'open')}
            onClick={onToggle}
            sx={{ visibility: hasChildren ? 'visible' : 'hidden', marginInlineEnd: 0.5 }}
          >
            <ChevronRight
              fontSize="small"
              sx={{ rotate: isOpen ? '90deg' : 'none', transition: 'rotate 120ms' }}
            />
          </IconButton>
          <div>
            <Typography
              component={mayEdit ? Link : 'span'}
              {...(mayEdit ? { to: `/pages/${page.id}` } : {})}
              sx={{
                color: 'text.primary',
                fontWeight: 600,
                textDecoration: 'none',
                '&:hover': { textDecoration: mayEdit ? 'underline' : 'none' },
              }}
            >
              {page.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {page.path}
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell role="gridcell">
        <StatusChip status={page.status} />
        {page.publishAt !== null && (
          <Typography variant="body2" color="textSecondary">
            <When at={page.publishAt} />
          </Typography>
        )}
      </TableCell>
      {fields ? (
        fields.map(field => (
          <TableCell key={field.key} role="gridcell" sx={hiddenNarrow}>
            <FieldValueText field={field} value={page.fields?.[field.key]} />
          </TableCell>
        ))
      ) : (
        <TableCell role="gridcell" sx={hiddenNarrow}>
          {kindName(page.kind)}
        </TableCell>
      )}
      <TableCell role="gridcell">
        <When at={page.updatedAt} />
      </TableCell>
      <TableCell role="gridcell" align="right" sx={{ whiteSpace: 'nowrap' }}>
        {mayEdit && <EditLink id={page.id} title={page.title} />}
        <PageMenu page={page} />
      </TableCell>
    </TableRow>
  )
}
