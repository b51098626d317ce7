import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useCanAccess, useResourceContext, useTranslate } from 'react-admin'
import { ListAction } from './ListAction.tsx'

/** Opens the import of the list's resource. */
export function ImportLink() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  if (!canAccess) return null
  return (
    <ListAction
      icon={UploadFile}
      label={translate('resources.imports.action')}
      to={`/imports/${resource}`}
    />
  )
}
