import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { PlainPage } from './PlainPage.tsx'

/** Error boundary. Both actions reload the admin. */
export function BrokenPage() {
  const translate = useTranslate()
  return (
    <PlainPage
      role="alert"
      title={translate('shell.broken.title')}
      text={translate('shell.broken.text')}
    >
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('shell.broken.again')}
      </Button>
      <Button href="/admin">{translate('shell.toDashboard')}</Button>
    </PlainPage>
  )
}
