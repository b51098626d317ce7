import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ComponentType, ReactNode } from 'react'
import { useSidebarState } from 'react-admin'
import { Link, useLocation, useMatch } from 'react-router-dom'

interface MenuLinkProps {
  to: string
  /** Query for a part of `to`. */
  search?: string
  /** Queries that have a link each. */
  except?: readonly string[]
  label: string
  icon: ComponentType
  /** Shown after the label. */
  badge?: ReactNode
}

/** Menu entry; when collapsed, an icon with a tooltip. */
export function MenuLink({ to, search, except = [], label, icon: Icon, badge }: MenuLinkProps) {
  const [isOpen, setOpen] = useSidebarState()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const isBelow = useMatch({ path: to, end: to === '/' }) !== null
  const at = useLocation().search
  const isHere = isBelow && (search === undefined ? !except.includes(at) : at === search)
  return (
    <Tooltip title={isOpen ? '' : label} placement="right">
      <ListItemButton
        component={Link}
        to={{ pathname: to, search: search ?? '' }}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        aria-label={isOpen ? undefined : label}
        // On phones the menu covers the page.
        onClick={() => isNarrow && setOpen(false)}
        sx={{
          minBlockSize: { xs: 40, sm: 34 },
          paddingBlock: 0.5,
          paddingInline: 2,
          color: isHere ? 'text.primary' : 'text.secondary',
          fontWeight: isHere ? 600 : 400,
        }}
      >
        <ListItemIcon sx={{ minInlineSize: 34, color: 'inherit', '& svg': { fontSize: 20 } }}>
          <Icon />
        </ListItemIcon>
        {isOpen && (
          <Typography
            component="span"
            sx={{ fontWeight: 'inherit', flexGrow: 1, lineHeight: 1.3, hyphens: 'auto' }}
          >
            {label}
          </Typography>
        )}
        {isOpen && badge}
      </ListItemButton>
    </Tooltip>
  )
}
