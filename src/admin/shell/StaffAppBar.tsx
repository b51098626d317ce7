import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Search from '@mui/icons-material/Search'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useTranslate,
} from 'react-admin'
import { formatKeys } from '#staff/client'
import { BarButton } from './BarButton.tsx'
import { openCommandPalette } from './CommandPalette.tsx'
import { TestPayments } from './TestPayments.tsx'

export function StaffAppBar() {
  const translate = useTranslate()
  // Language and scheme are also available under “Your account”.
  const isRoomy = useMediaQuery('(min-width: 1000px)', { noSsr: true })
  return (
    <AppBar
      color="default"
      userMenu={<StaffUserMenu />}
      sx={{
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '& .RaAppBar-toolbar': { gap: 0.5 },
      }}
      toolbar={
        <>
          <BarButton
            icon={<Search />}
            label={translate('shell.commandPalette')}
            hint={formatKeys('⌘K', {
              control: translate('shell.control'),
              shift: translate('shell.shift'),
            })}
            onClick={openCommandPalette}
            aria-keyshortcuts="Meta+K Control+K"
          />
          <TestPayments />
          <BarButton icon={<OpenInNew />} label={translate('shell.site')} href="/" />
          {isRoomy && <LocalesMenuButton />}
          {isRoomy && <ToggleThemeButton />}
          <LoadingIndicator aria-label={translate('ra.page.loading')} />
        </>
      }
    >
      <TitlePortal
        component="h1"
        variant="h6"
        // Inline, so that long titles are truncated with an ellipsis.
        sx={{ '& .RaConfigurable-root': { display: 'inline' } }}
      />
    </AppBar>
  )
}

/** User menu button, with an accessible name when only an icon is visible. */
function StaffUserMenu() {
  const { identity } = useGetIdentity()
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('sm'))
  const showsName = isWide && Boolean(identity?.fullName)
  return (
    <UserMenu icon={<AccountCircle />} label={showsName ? '' : 'ra.auth.user_menu'}>
      <Logout />
    </UserMenu>
  )
}
