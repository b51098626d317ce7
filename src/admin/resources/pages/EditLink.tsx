import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

/** In a row: opens the builder. A press on the row itself leads elsewhere. */
export function EditLink({ id, title }: { id: string; title: string }) {
  const translate = useTranslate()
  return (
    <Button
      size="small"
      href={`/admin/edit/${id}`}
      data-edit=""
      aria-label={translate('resources.pages.editNamed', { title })}
      onClick={event => event.stopPropagation()}
    >
      {translate('resources.pages.edit')}
    </Button>
  )
}
