import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

/** Opens the builder from a row, whose own click leads elsewhere. */
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
