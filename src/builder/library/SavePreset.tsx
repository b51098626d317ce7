import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { OptionGroupName } from '#design'
import type { PageNode } from '#module-contract'
import { type DesignStore, NameEntry } from '#staff/client'
import { useModules } from '../modules.ts'
import { GROUP_LABELS } from '../options/outer-fields.ts'
import { useTexts } from '../texts.ts'
import { designOf, groupsIn, optionsFor, withoutOptions, withPreset } from './preset-edit.ts'

interface SavePresetProps {
  library: DesignStore
  node: PageNode
  onChange(node: PageNode): void
  onClose(): void
}

/** Saves a module's own options as a preset and applies that preset to the module. */
export function SavePreset({ library, node, onChange, onClose }: SavePresetProps) {
  const texts = useTexts()
  const { modules } = useModules()
  const [group, setGroup] = useState<OptionGroupName>()
  const [isDefault, setDefault] = useState(false)
  const design = optionsFor(designOf(node), group)
  const module = texts(modules.get(node.type)?.label ?? node.type)

  async function save(name: string) {
    const preset = await library.addPreset({
      name,
      design,
      ...(group ? { group } : { module: node.type, ...(isDefault && { isDefault }) }),
    })
    const bare = withoutOptions(node, design)
    // The default preset applies without being listed.
    onChange(preset.isDefault && !node.props.presets ? bare : withPreset(bare, preset.id))
  }
  return (
    <NameEntry title={texts('Save as preset')} name="" onSave={save} onClose={onClose}>
      <TextField
        select
        fullWidth
        label={texts('Options')}
        value={group ?? ''}
        onChange={event => setGroup((event.target.value || undefined) as OptionGroupName)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{texts('All, for modules of the type {module}', { module })}</MenuItem>
        {groupsIn(designOf(node)).map(name => (
          <MenuItem key={name} value={name}>
            {texts('{group} only, for any module', { group: texts(GROUP_LABELS[name]) })}
          </MenuItem>
        ))}
      </TextField>
      {!group && (
        <FormControlLabel
          control={<Checkbox checked={isDefault} />}
          label={texts('Default for all modules of the type {module}', { module })}
          onChange={(_, checked) => setDefault(checked)}
        />
      )}
    </NameEntry>
  )
}
