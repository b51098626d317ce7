import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Sidebar, type SidebarProps, useTranslate } from 'react-admin'

/** Where the menu stands; on a phone it is a dialog over the screen, and has a name. */
export function StaffSidebar(props: SidebarProps) {
  const translate = useTranslate()
  const isDialog = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const named = { slotProps: { paper: { 'aria-label': translate('shell.menu') } } }
  return <Sidebar {...props} {...(isDialog ? named : {})} />
}
