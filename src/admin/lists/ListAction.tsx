import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'

interface ListActionProps {
  label: string
  icon: ComponentType<{ fontSize?: 'small' }>
  onClick?(): void
  /** A path in the admin. */
  to?: string
  /** An external URL, such as a file. */
  href?: string
}

/** A list action other than adding: text if there is room, else an icon. */
export function ListAction({ label, icon: Icon, to, ...rest }: ListActionProps) {
  const isRoomy = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  const target = to ? { component: Link, to } : rest
  if (isRoomy) {
    return (
      <Button startIcon={<Icon />} {...target}>
        {label}
      </Button>
    )
  }
  return (
    <Tooltip title={label}>
      <IconButton color="primary" aria-label={label} {...target}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
