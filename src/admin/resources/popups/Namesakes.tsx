import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PopupItem } from './popup-item.ts'
import { useNamesakes } from './use-namesakes.ts'

/** Warns about popups opened by the same link; short form in lists. */
export function Namesakes({ popup, isInList }: { popup: PopupItem; isInList?: true }) {
  const translate = useTranslate()
  const { byLink } = useNamesakes()(popup)
  return byLink.map(({ id, name, link }) =>
    isInList ? (
      <Typography key={id} variant="body2" sx={{ color: 'warning.main' }}>
        {translate('resources.popups.sameLink', { name })}
      </Typography>
    ) : (
      <Alert key={id} severity="warning" sx={{ marginBlockStart: 1, paddingBlock: 0 }}>
        {translate('resources.popups.sameLink', { name })}{' '}
        {translate('resources.popups.sameLinkHelp', { link: `#popup-${link}` })}
      </Alert>
    ),
  )
}
