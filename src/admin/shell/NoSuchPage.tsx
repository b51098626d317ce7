import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { resources } from '../resources.ts'
import { openCommandPalette } from './CommandPalette.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Unknown URL, or one without permission. */
export function NoSuchPage() {
  const translate = useTranslate()
  const [, first = ''] = useLocation().pathname.split('/')
  const part = resources.has(first) ? 'notForRole' : 'noSuchPage'
  return (
    <PlainPage title={translate(`shell.${part}.title`)} text={translate(`shell.${part}.text`)}>
      <Button component={Link} to="/" variant="contained">
        {translate('shell.toDashboard')}
      </Button>
      <Button onClick={openCommandPalette}>{translate('shell.commandPalette')}</Button>
    </PlainPage>
  )
}
