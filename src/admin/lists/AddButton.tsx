import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Leads to the form for one more of the list's entries; the same button at every width. */
export function AddButton() {
  const resource = useResourceContext()
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={`/${resource}/create`}
      sx={{ minBlockSize: 38, whiteSpace: 'nowrap', flex: 'none' }}
    >
      {translate(`resources.${resource}.add`)}
    </Button>
  )
}
