import OpenInNew from '@mui/icons-material/OpenInNew'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  TitlePortal,
  ToggleThemeButton,
  useTranslate,
} from 'react-admin'
import { openGoTo } from './GoTo.tsx'
import { StaffUserMenu } from './StaffUserMenu.tsx'

export function StaffAppBar() {
  const translate = useTranslate()
  return (
    <AppBar
      color="default"
      userMenu={<StaffUserMenu />}
      sx={{ borderBlockEnd: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
      toolbar={
        <>
          <Button
            color="inherit"
            startIcon={<Search />}
            onClick={openGoTo}
            aria-keyshortcuts="Meta+K Control+K"
          >
            {translate('shell.goTo')} ⌘K
          </Button>
          <Button color="inherit" startIcon={<OpenInNew />} href="/">
            {translate('shell.site')}
          </Button>
          <LocalesMenuButton />
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
    >
      <TitlePortal component="h1" variant="h6" />
    </AppBar>
  )
}
