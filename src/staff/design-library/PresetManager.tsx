import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Preset } from '#design'
import { useStaffTexts } from '../texts.tsx'
import { DeleteEntry } from './DeleteEntry.tsx'
import { EntryRow } from './EntryRow.tsx'
import { NameEntry } from './NameEntry.tsx'
import type { DesignStore } from './store.ts'
import { useDesignStore } from './use-design-store.ts'

/** All presets of the site: rename, set as default, delete. Their content is edited in the builder. */
export function PresetManager({
  store,
  describe,
}: {
  store: DesignStore
  /** Name of the preset's module or option group. */
  describe(preset: Preset): string
}) {
  const t = useStaffTexts()
  const { presets, mayChange } = useDesignStore(store)
  const [renamed, setRenamed] = useState<Preset>()
  const [deleted, setDeleted] = useState<Preset>()
  const all = presets.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <Typography color="textSecondary">{t('design.presetsHelp')}</Typography>
      {all.length === 0 && <Typography>{t('design.noPresets')}</Typography>}
      <div style={{ inlineSize: '100%' }}>
        {all.map(preset => (
          <EntryRow
            key={preset.id}
            name={preset.name}
            sample={describe(preset)}
            note={preset.isDefault ? t('design.default') : undefined}
            actions={!mayChange ? [] : actionsOf(preset)}
          />
        ))}
      </div>
      {renamed && (
        <NameEntry
          title={t('design.renamePreset')}
          name={renamed.name}
          onSave={name => store.changePreset(renamed.id, { name })}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {deleted && (
        <DeleteEntry
          store={store}
          kind="presets"
          entry={deleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )

  function actionsOf(preset: Preset) {
    const { id, name, isDefault = false, module } = preset
    const toDefault = {
      label: `${t(isDefault ? 'design.noDefault' : 'design.makeDefault')}: ${name}`,
      Icon: isDefault ? Star : StarBorder,
      act: () => void store.changePreset(id, { isDefault: !isDefault }),
    }
    return [
      ...(module ? [toDefault] : []),
      { label: t('design.renameOf', { name }), Icon: Edit, act: () => setRenamed(preset) },
      { label: t('design.deleteOf', { name }), Icon: Delete, act: () => setDeleted(preset) },
    ]
  }
}
