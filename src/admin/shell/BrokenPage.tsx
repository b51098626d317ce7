import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { PlainPage } from './PlainPage.tsx'

/** A screen that broke. Both ways out load the admin anew: what broke is gone then. */
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
