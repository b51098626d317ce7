import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Logout, UserMenu, useGetIdentity } from 'react-admin'

/** User menu button, with an accessible name when only an icon is visible. */
export function StaffUserMenu() {
  const { identity } = useGetIdentity()
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('sm'))
  const showsName = isWide && Boolean(identity?.fullName)
  return (
    <UserMenu icon={<AccountCircle />} label={showsName ? '' : 'ra.auth.user_menu'}>
      <Logout />
    </UserMenu>
  )
}
