import AltRoute from '@mui/icons-material/AltRoute'
import Button from '@mui/material/Button'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { MissingPath } from '#pages/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { DateCell } from '../../lists/dates.tsx'
import { longText } from '../../lists/long-text.ts'
import { StaffList } from '../../lists/StaffList.tsx'

/** Requested paths that do not exist. */
export default function MissingPathList() {
  return (
    <StaffList
      sort={{ field: 'times', order: 'DESC' }}
      rowClick={false}
      bulkActionButtons={<DeleteMissingPaths />}
    >
      <DataTable.Col<MissingPath> source="name" cellSx={longText} />
      <DataTable.Col<MissingPath> source="referrer" cellSx={longText} />
      <DataTable.NumberCol<MissingPath> source="times" />
      <DataTable.Col<MissingPath> source="lastAt">
        <DateCell source="lastAt" showTime />
      </DataTable.Col>
      <DataTable.Col<MissingPath> source="redirect" label={false} disableSort>
        <AddRedirect />
      </DataTable.Col>
    </StaffList>
  )
}

/** Opens the redirect form with this path. */
function AddRedirect() {
  const translate = useTranslate()
  const missing = useRecordContext<MissingPath>()
  if (!missing) return null
  const label = translate('resources.redirects.add')
  return (
    <Button
      size="small"
      startIcon={<AltRoute />}
      component={Link}
      to="/redirects/create"
      state={{ record: { from: missing.name } }}
      aria-label={`${label}: ${missing.name}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  )
}

function DeleteMissingPaths() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<MissingPath>
      consequence={({ name }) => translate('resources.missing-paths.delete.again', { path: name })}
    />
  )
}
