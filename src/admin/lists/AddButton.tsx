import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Link to the create form, equal at every width. */
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
