import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Sidebar, type SidebarProps, useTranslate } from 'react-admin'

/** Menu container; a labeled dialog on phones. */
export function StaffSidebar(props: SidebarProps) {
  const translate = useTranslate()
  const isDialog = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const named = { slotProps: { paper: { 'aria-label': translate('shell.menu') } } }
  return <Sidebar {...props} {...(isDialog ? named : {})} />
}
