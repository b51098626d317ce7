import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'

interface BarButtonProps extends Pick<ButtonProps, 'href' | 'onClick' | 'aria-keyshortcuts'> {
  icon: ReactNode
  label: string
  /** Keyboard shortcut. */
  hint?: string
}

/** App bar button; icon only on phones. */
export function BarButton({ icon, label, hint, ...rest }: BarButtonProps) {
  const isRoomy = useMediaQuery<Theme>(theme => theme.breakpoints.up('sm'), { noSsr: true })
  if (!isRoomy) {
    return (
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} {...(rest as object)}>
          {icon}
        </IconButton>
      </Tooltip>
    )
  }
  return (
    <Button color="inherit" startIcon={icon} {...rest} sx={{ whiteSpace: 'nowrap' }}>
      {label}
      {hint && (
        <Typography
          component="kbd"
          variant="caption"
          color="textSecondary"
          sx={{ marginInlineStart: 1, fontFamily: 'inherit' }}
        >
          {hint}
        </Typography>
      )}
    </Button>
  )
}
