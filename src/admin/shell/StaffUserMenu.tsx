import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Logout, UserMenu, useGetIdentity } from 'react-admin'

/** Who is signed in; the button is named by what it shows, and by a word of its own where it shows an icon. */
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
