import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { resources } from '../resources.ts'
import { isAllowed } from './is-allowed.ts'

const OPEN = 'vitrine:go-to'

export function openGoTo() {
  window.dispatchEvent(new Event(OPEN))
}

/** ⌘K: goes anywhere by its name. */
export function GoTo() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const translate = useTranslate()
  const { permissions } = usePermissions()

  useEffect(() => {
    const open = () => setOpen(true)
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen(was => !was)
    }
    window.addEventListener(OPEN, open)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener(OPEN, open)
      window.removeEventListener('keydown', press)
    }
  }, [])

  const go = (to: string) => {
    setOpen(false)
    navigate(to)
  }
  const allowed = [...resources].filter(([, one]) => isAllowed(permissions, one))
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="sm"
      aria-label={translate('shell.goTo')}
      sx={{
        '& .MuiDialog-container': { alignItems: 'start', paddingBlockStart: '8vh' },
        ...listStyles,
      }}
    >
      <Command label={translate('shell.goTo')} loop>
        <Command.Input autoFocus placeholder={translate('shell.goToHint')} />
        <Command.List>
          <Command.Empty>
            <Typography color="textSecondary">{translate('shell.nothing')}</Typography>
          </Command.Empty>
          <Command.Group heading={translate('shell.places')}>
            {allowed.map(([name, { icon: Icon }]) => (
              <Command.Item key={name} onSelect={() => go(`/${name}`)}>
                <Icon />
                {translate(`resources.${name}.name`, { smart_count: 2 })}
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  )
}

const listStyles = {
  '& [cmdk-input]': {
    inlineSize: '100%',
    padding: 2,
    border: 0,
    borderBlockEnd: 1,
    borderColor: 'divider',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1.0625rem',
  },
  '& [cmdk-list]': { maxBlockSize: '50vh', overflow: 'auto', padding: 1 },
  '& [cmdk-group-heading]': { padding: 1, color: 'text.secondary', fontSize: '0.8125rem' },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    padding: 1,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& [cmdk-item][data-selected="true"]': {
    background: 'action.selected',
    backgroundColor: 'action.selected',
  },
  '& [cmdk-empty]': { padding: 2 },
} as const
