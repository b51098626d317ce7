import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { useLocale, usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Locale } from '#staff/client'
import { resources } from '../resources.ts'
import { findFunctions } from './functions.ts'
import { isAllowed } from './is-allowed.ts'
import { useSearch } from './use-search.ts'

const OPEN = 'vitrine:command-palette'

export function openCommandPalette() {
  window.dispatchEvent(new Event(OPEN))
}

/** ⌘K: finds screens, functions and content. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const locale = useLocale() as Locale
  const [words, setWords] = useState('')
  const { groups, isSearching } = useSearch(isOpen ? words : '')

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
  const wanted = words.trim().toLowerCase()
  const places = [...resources]
    .filter(([, one]) => isAllowed(permissions, one))
    .map(([name, { icon }]) => ({
      name,
      icon,
      label: translate(`resources.${name}.name`, { smart_count: 2 }),
    }))
    .filter(({ label }) => label.toLowerCase().includes(wanted))
  const functions = findFunctions(words, locale).filter(({ resource }) => {
    const known = resources.get(resource)
    return known && isAllowed(permissions, known)
  })
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ transition: { onExited: () => setWords('') } }}
      fullWidth
      maxWidth="sm"
      aria-labelledby="command-palette-title"
      sx={{
        '& .MuiDialog-container': { alignItems: 'start', paddingBlockStart: '8vh' },
        ...listStyles,
      }}
    >
      <h2 id="command-palette-title" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {translate('shell.commandPalette')}
      </h2>
      <Command label={translate('shell.commandPalette')} loop shouldFilter={false}>
        <Command.Input
          autoFocus
          value={words}
          onValueChange={setWords}
          placeholder={translate('shell.commandPaletteHint')}
        />
        <Command.List>
          <Command.Empty>
            <Typography color="textSecondary">
              {translate(isSearching ? 'shell.searching' : 'shell.nothing')}
            </Typography>
          </Command.Empty>
          {places.length > 0 && (
            <Command.Group heading={translate('shell.places')}>
              {places.map(({ name, icon: Icon, label }) => (
                <Command.Item key={name} value={name} onSelect={() => go(`/${name}`)}>
                  <Icon />
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {functions.length > 0 && (
            <Command.Group heading={translate('shell.functions')}>
              {functions.map(({ resource, to, name }) => {
                const Icon = resources.get(resource)?.icon
                return (
                  <Command.Item key={name.en} value={`function ${name.en}`} onSelect={() => go(to)}>
                    {Icon && <Icon />}
                    {name[locale]}
                  </Command.Item>
                )
              })}
            </Command.Group>
          )}
          {groups.map(({ resource, items }) => {
            const known = resources.get(resource)
            if (!known || !isAllowed(permissions, known)) return null
            const { icon: Icon } = known
            return (
              <Command.Group
                key={resource}
                heading={translate(`resources.${resource}.name`, { smart_count: 2 })}
              >
                {items.map(({ id, label, hint }) => (
                  <Command.Item
                    key={id}
                    value={`${resource} ${id}`}
                    onSelect={() => go(`/${resource}/${encodeURIComponent(id)}`)}
                  >
                    <Icon />
                    <span>{label}</span>
                    <Typography component="span" variant="body2" color="textSecondary" noWrap>
                      {hint}
                    </Typography>
                  </Command.Item>
                ))}
              </Command.Group>
            )
          })}
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
    borderBlockEnd: '1px solid',
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
