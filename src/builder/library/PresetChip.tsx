import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { DEFAULT_PRESET } from '#design'
import type { PageNode } from '#module-contract'
import { DeleteEntry, type DesignStore, NameEntry } from '#staff/client'
import { useTexts } from '../texts.ts'
import {
  type Applied,
  designOf,
  movePreset,
  optionsFor,
  updatedBy,
  withoutOptions,
  withoutPreset,
} from './preset-edit.ts'

/** Message about a site-wide change, with undo. */
export interface Done {
  words: string
  undo(): Promise<void>
}

interface PresetChipProps {
  library: DesignStore
  node: PageNode
  applied: Applied
  isFirst: boolean
  isLast: boolean
  onChange(node: PageNode): void
  onDone(done: Done): void
}

/** One preset of a module, with actions for the module and for the site. */
export function PresetChip(props: PresetChipProps) {
  const { library, node, isFirst, isLast, onChange, onDone } = props
  const { id, preset } = props.applied
  const texts = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'rename' | 'delete'>()
  const own = optionsFor(designOf(node), preset.group)
  const { name } = preset
  const item = (english: string, act: () => void, isPossible = true) => (
    <MenuItem
      key={english}
      disabled={!isPossible}
      onClick={() => {
        setAnchor(null)
        act()
      }}
    >
      {texts(english)}
    </MenuItem>
  )
  async function update() {
    await library.changePreset(preset.id, { design: updatedBy(preset, designOf(node)) })
    onChange(withoutOptions(node, own))
    onDone({
      words: texts('The preset “{name}” was updated on every page.', { name }),
      undo: async () => {
        await library.changePreset(preset.id, { design: preset.design })
        onChange(node)
      },
    })
  }
  const makeDefault = (isDefault: boolean) => library.changePreset(preset.id, { isDefault })
  const onDeleted = () =>
    onDone({
      words: texts('The preset “{name}” was deleted.', { name }),
      undo: () => library.restorePreset(preset),
    })
  return (
    <li className="preset-chip">
      <button
        type="button"
        className="preset-name"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {id === DEFAULT_PRESET ? texts('{name} (default)', { name }) : name}
      </button>
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Remove: {name}', { name })}
        title={texts('Remove')}
        onClick={() => onChange(withoutPreset(node, id))}
      >
        ×
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {item('Apply earlier', () => onChange(movePreset(node, id, -1, library.index)), !isFirst)}
        {item('Apply later', () => onChange(movePreset(node, id, 1, library.index)), !isLast)}
        {item('Remove', () => onChange(withoutPreset(node, id)))}
        {library.mayChange && <Divider />}
        {library.mayChange &&
          item('Update preset from these values', () => void update(), Object.keys(own).length > 0)}
        {library.mayChange &&
          preset.module &&
          item(
            preset.isDefault ? 'No longer the default' : 'Make it the default',
            () => void makeDefault(!preset.isDefault),
          )}
        {library.mayChange && item('Rename …', () => setDialog('rename'))}
        {library.mayChange && item('Delete …', () => setDialog('delete'))}
      </Menu>
      {dialog === 'rename' && (
        <NameEntry
          title={texts('Rename preset')}
          name={name}
          onSave={next => library.changePreset(preset.id, { name: next })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'delete' && (
        <DeleteEntry
          store={library}
          kind="presets"
          entry={preset}
          onDeleted={onDeleted}
          onClose={() => setDialog(undefined)}
        />
      )}
    </li>
  )
}
