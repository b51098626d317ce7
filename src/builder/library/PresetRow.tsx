import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { fitsModule, MAX_PRESETS, presetIdsOf } from '#design'
import type { PageNode } from '#module-contract'
import type { DesignStore } from '#staff/client'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { type Done, PresetChip } from './PresetChip.tsx'
import { appliedTo, designOf, withPreset } from './preset-edit.ts'
import { SavePreset } from './SavePreset.tsx'

interface PresetRowProps {
  library: DesignStore
  node: PageNode
  onChange(node: PageNode): void
}

/** Presets of a module in order of application, above its own options. */
export function PresetRow({ library, node, onChange }: PresetRowProps) {
  const texts = useTexts()
  const { modules } = useModules()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [done, setDone] = useState<Done>()
  const applied = appliedTo(node, library.index)
  const used = new Set(applied.map(one => one.preset.id))
  const others = library.presets
    .filter(preset => fitsModule(preset, node.type) && !used.has(preset.id))
    .sort((a, b) => a.name.localeCompare(b.name))
  const isFull = presetIdsOf(node).length >= MAX_PRESETS
  const hasOwn = Object.keys(designOf(node)).length > 0
  return (
    <section className="presets" aria-label={texts('Presets')}>
      <h3 className="panel-heading">{texts('Presets')}</h3>
      {applied.length > 0 && (
        <ol className="preset-chips">
          {applied.map((one, place) => (
            <PresetChip
              key={one.id}
              library={library}
              node={node}
              applied={one}
              isFirst={place === 0}
              isLast={place === applied.length - 1}
              onChange={onChange}
              onDone={setDone}
            />
          ))}
        </ol>
      )}
      <div className="preset-actions">
        <button
          type="button"
          className="button-plain"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isFull || others.length === 0}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {texts('Add preset')}
        </button>
        {library.mayChange && (
          <button
            type="button"
            className="button-plain"
            disabled={isFull || !hasOwn}
            onClick={() => setSaving(true)}
          >
            {texts('Save as preset …')}
          </button>
        )}
      </div>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts('Add preset') } }}
      >
        {others.map(preset => (
          <MenuItem
            key={preset.id}
            onClick={() => {
              setAnchor(null)
              onChange(withPreset(node, preset.id))
            }}
          >
            {preset.module
              ? `${texts(modules.get(preset.module)?.label ?? preset.module)}: ${preset.name}`
              : preset.name}
          </MenuItem>
        ))}
      </Menu>
      {isSaving && (
        <SavePreset
          library={library}
          node={node}
          onChange={onChange}
          onClose={() => setSaving(false)}
        />
      )}
      <Snackbar
        open={done !== undefined}
        autoHideDuration={15_000}
        onClose={(_, reason) => reason !== 'clickaway' && setDone(undefined)}
        message={done?.words}
        action={
          <button
            type="button"
            className="button-link"
            onClick={() => {
              void done?.undo()
              setDone(undefined)
            }}
          >
            {texts('Undo')}
          </button>
        }
      />
    </section>
  )
}
