import ListSubheader from '@mui/material/ListSubheader'
import { Menu, usePermissions, useTranslate } from 'react-admin'
import { GROUPS } from '../define-resource.ts'
import { resources } from '../resources.ts'
import { isAllowed } from './is-allowed.ts'

/** What one may work on, in groups; nothing that would be refused. */
export function StaffMenu() {
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const allowed = [...resources].filter(([, one]) => isAllowed(permissions, one))
  return (
    <Menu sx={{ paddingBlockEnd: 4 }}>
      <Menu.DashboardItem />
      {GROUPS.flatMap(group => {
        const items = allowed.filter(([, one]) => one.group === group)
        if (items.length === 0) return []
        return [
          <ListSubheader key={group} disableSticky sx={{ lineHeight: 2.5, background: 'none' }}>
            {translate(`groups.${group}`)}
          </ListSubheader>,
          ...items.map(([name, { icon: Icon }]) => (
            <Menu.Item
              key={name}
              to={`/${name}`}
              primaryText={translate(`resources.${name}.name`, { smart_count: 2 })}
              leftIcon={<Icon />}
            />
          )),
        ]
      })}
    </Menu>
  )
}
