import Entries from '@mui/icons-material/ListAltOutlined'
import Home from '@mui/icons-material/SpaceDashboardOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { kindOfType } from '#pages/schema'
import { GROUPS } from '../define-resource.ts'
import { useContentTypes } from '../resources/content-types/use-content-types.ts'
import { resources } from '../resources.ts'
import { isAllowed } from './is-allowed.ts'
import { MenuLink } from './MenuLink.tsx'
import { WaitingCount } from './WaitingCount.tsx'

/** Query for pages of a kind. */
const searchOf = (kind: string) => `?filter=${encodeURIComponent(JSON.stringify({ kind }))}`

const OPEN_WIDTH = 232
const CLOSED_WIDTH = 56

/** Grouped menu by permission. */
export function StaffMenu() {
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const [isOpen] = useSidebarState()
  const entries = [
    { label: translate('shell.posts'), search: searchOf('post') },
    ...useContentTypes().map(type => ({ label: type.name, search: searchOf(kindOfType(type)) })),
  ]
  const allowed = [...resources].filter(([, one]) => isAllowed(permissions, one))
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={{
        // Fills the drawer on phones.
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
                // Collapsed groups are separated by gaps only.
                ...(isOpen ? {} : { fontSize: 0, paddingBlockEnd: 0 }),
              }}
            >
              {translate(`groups.${group}`)}
            </Typography>
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {items.map(([name, { icon, waiting }]) => (
                <Fragment key={name}>
                  <li>
                    <MenuLink
                      to={`/${name}`}
                      except={name === 'pages' ? entries.map(entry => entry.search) : []}
                      label={translate(`resources.${name}.name`, { smart_count: 2 })}
                      icon={icon}
                      {...(waiting
                        ? { badge: <WaitingCount resource={name} filter={waiting} /> }
                        : {})}
                    />
                  </li>
                  {name === 'pages' &&
                    entries.map(({ label, search }) => (
                      <li key={search}>
                        <MenuLink to="/pages" search={search} label={label} icon={Entries} />
                      </li>
                    ))}
                </Fragment>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
