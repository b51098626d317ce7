import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { findIcons, type IconEntry, loadIconTable } from '#staff/client'
import { useTexts } from '../../texts.ts'
import { IconGrid } from './IconGrid.tsx'
import { recentIcons, rememberIcon } from './recent-icons.ts'
import './icons.css'

interface IconPickerProps {
  chosen: string
  onChoose(name: string): void
  onClose(): void
}

/** Icon picker with a search by name and keyword. */
export default function IconPicker({ chosen, onChoose, onClose }: IconPickerProps) {
  const texts = useTexts()
  const [icons, setIcons] = useState<IconEntry[]>()
  const [isFailed, setFailed] = useState(false)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(() => findIcons(icons ?? [], asked), [icons, asked])
  const recent = useMemo(() => pick(icons ?? [], recentIcons()), [icons])

  useEffect(() => {
    loadIconTable().then(setIcons, () => setFailed(true))
  }, [])

  function choose(name: string) {
    rememberIcon(name)
    onChoose(name)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="icons-title">
      <DialogTitle id="icons-title">{texts('Select icon')}</DialogTitle>
      <DialogContent>
        <input
          type="search"
          className="control icon-search"
          aria-label={texts('Search icons')}
          placeholder={texts('Search icons')}
          autoFocus
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
        <p className="icon-count" role="status">
          {isFailed && texts('The icons could not be loaded. Please try again.')}
          {icons &&
            (found.length > 0
              ? texts('{count} icons', { count: found.length })
              : texts('No results'))}
        </p>
        <div className="icon-results">
          {!asked && recent.length > 0 && (
            <>
              <h3>{texts('Recently used')}</h3>
              <IconGrid
                label={texts('Recently used')}
                icons={recent}
                chosen={chosen}
                onChoose={choose}
              />
              <h3>{texts('All icons')}</h3>
            </>
          )}
          {found.length > 0 && (
            <IconGrid
              key={asked}
              label={texts('All icons')}
              icons={found}
              chosen={chosen}
              onChoose={choose}
            />
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Icons with these names, in their order. */
function pick(icons: readonly IconEntry[], names: readonly string[]): IconEntry[] {
  const byName = new Map(icons.map(icon => [icon.name, icon]))
  return names.flatMap(name => byName.get(name) ?? [])
}
