import Home from '@mui/icons-material/SpaceDashboardOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { GROUPS } from '../define-resource.ts'
import { resources } from '../resources.ts'
import { isAllowed } from './is-allowed.ts'
import { MenuLink } from './MenuLink.tsx'
import { WaitingCount } from './WaitingCount.tsx'

const OPEN_WIDTH = 216
const CLOSED_WIDTH = 56

/** What one may work on, in groups; nothing that would be refused. */
export function StaffMenu() {
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const [isOpen] = useSidebarState()
  const allowed = [...resources].filter(([, one]) => isAllowed(permissions, one))
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={{
        // On a phone it fills its drawer.
        inlineSize: { xs: '100%', sm: isOpen ? OPEN_WIDTH : CLOSED_WIDTH },
        paddingBlock: 1,
        paddingBlockEnd: 4,
      }}
    >
      <MenuLink to="/" label={translate('ra.page.dashboard')} icon={Home} />
      {GROUPS.map(group => {
        const items = allowed.filter(([, one]) => one.group === group)
        if (items.length === 0) return null
        const id = `menu-${group}`
        return (
          <Box key={group} role="group" aria-labelledby={id}>
            <Typography
              id={id}
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{
                paddingBlockStart: 2,
                paddingBlockEnd: 0.5,
                paddingInline: 2,
                // Folded, only the gap parts the groups.
                ...(isOpen ? {} : { fontSize: 0, paddingBlockEnd: 0 }),
              }}
            >
              {translate(`groups.${group}`)}
            </Typography>
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {items.map(([name, { icon, waiting }]) => (
                <li key={name}>
                  <MenuLink
                    to={`/${name}`}
                    label={translate(`resources.${name}.name`, { smart_count: 2 })}
                    icon={icon}
                    {...(waiting
                      ? { badge: <WaitingCount resource={name} filter={waiting} /> }
                      : {})}
                  />
                </li>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
