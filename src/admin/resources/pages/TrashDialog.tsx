import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PageItem } from '#pages/schema'
import type { PageLinks } from './use-page-actions.ts'

/** Shown only if other pages link to it. */
export function TrashDialog(props: {
  page: PageItem
  links: PageLinks
  onClose(): void
  onDiscard(): void
}) {
  const { page, links } = props
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.pages.${key}`, options)
  return (
    <Dialog open onClose={props.onClose} aria-labelledby="trash-title">
      <DialogTitle id="trash-title">{t('trash.title', { title: page.title })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('trash.text')}</DialogContentText>
        <ul>
          {links.pages.map(({ id, path, title }) => (
            <li key={id}>
              {title}{' '}
              <Typography component="span" color="textSecondary">
                {path}
              </Typography>
            </li>
          ))}
          {links.menus.map(name => (
            <li key={name}>{t('trash.menu', { name })}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} autoFocus>
          {t('trash.keep')}
        </Button>
        <Button onClick={props.onDiscard} color="error" variant="contained">
          {t('act.trash')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
