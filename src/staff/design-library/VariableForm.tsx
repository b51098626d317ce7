import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Variable } from '#design'
import type { VariableKind, VariableValue } from '#module-contract'
import { useStaffTexts } from '../texts.tsx'
import { NameEntry } from './NameEntry.tsx'
import type { DesignStore } from './store.ts'
import { ValueFields } from './ValueFields.tsx'

const FIRST: Record<VariableKind, VariableValue> = {
  colour: { kind: 'colour', light: '#336699' },
  number: { kind: 'number', unit: 'px', value: 16 },
  text: { kind: 'text', text: '' },
  image: { kind: 'image', image: { media: '' } },
  link: { kind: 'link', link: { url: '/' } },
}

interface VariableFormProps {
  store: DesignStore
  /** The variable to edit; missing to create one. */
  variable?: Variable | undefined
  /** Initial value of a new variable. */
  value?: VariableValue | undefined
  onClose(): void
  /** Receives the saved id. */
  onSaved?(id: string): void
}

/**
 * Form for a variable's name and value. Its kind is fixed after creation, because its usage depends
 * on it.
 */
export function VariableForm({ store, variable, value, onClose, onSaved }: VariableFormProps) {
  const t = useStaffTexts()
  const [current, setCurrent] = useState(variable?.value ?? value ?? FIRST.colour)
  async function save(name: string) {
    if (variable) await store.changeVariable(variable.id, { name, value: current })
    const id = variable?.id ?? (await store.addVariable({ name, value: current })).id
    onSaved?.(id)
  }
  return (
    <NameEntry
      title={t(variable ? 'design.edit' : 'design.add')}
      name={variable?.name ?? ''}
      onSave={save}
      onClose={onClose}
    >
      {!variable && !value && (
        <TextField
          select
          fullWidth
          label={t('design.type')}
          value={current.kind}
          onChange={event => setCurrent(FIRST[event.target.value as VariableKind])}
        >
          {Object.keys(FIRST).map(kind => (
            <MenuItem key={kind} value={kind}>
              {t(`design.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ValueFields value={current} onChange={setCurrent} />
    </NameEntry>
  )
}
