import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import type { PopupItem } from './popup-item.ts'
import { useNamesakes } from './use-namesakes.ts'

/** Warns of the popups that a link to this one would open as well. */
export function Namesakes({ popup }: { popup: PopupItem }) {
  const translate = useTranslate()
  const { byLink } = useNamesakes()(popup)
  return byLink.map(({ name, link }) => (
    <Alert key={name + link} severity="warning" sx={{ marginBlockStart: 1, paddingBlock: 0 }}>
      {translate('resources.popups.sameLink', { name, link: `#popup-${link}` })}
    </Alert>
  ))
}
