import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Variable } from '#design'
import { useStaffTexts } from '../texts.tsx'
import { DeleteEntry } from './DeleteEntry.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { DesignStore } from './store.ts'
import { useDesignStore } from './use-design-store.ts'
import { VariableForm } from './VariableForm.tsx'
import { VariableSample } from './VariableSample.tsx'

const KINDS = ['colour', 'number', 'text', 'image', 'link'] as const

/** All variables of the site by kind: add, change, delete, restore. */
export function VariableManager({ store }: { store: DesignStore }) {
  const t = useStaffTexts()
  const { variables, mayChange } = useDesignStore(store)
  const [edited, setEdited] = useState<Variable | 'new'>()
  const [deleted, setDeleted] = useState<Variable>()
  const all = [...variables.values()].sort((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <Typography color="textSecondary">{t('design.variablesHelp')}</Typography>
      {all.length === 0 && <Typography>{t('design.noVariables')}</Typography>}
      {KINDS.map(kind => {
        const own = all.filter(one => one.value.kind === kind)
        if (own.length === 0) return null
        return (
          <section key={kind} aria-label={t(`design.kinds.${kind}`)} style={{ inlineSize: '100%' }}>
            <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 600, marginBlock: 1 }}>
              {t(`design.kinds.${kind}`)}
            </Typography>
            {own.map(one => (
              <EntryRow
                key={one.id}
                name={one.name}
                sample={<VariableSample value={one.value} />}
                note={one.deleted ? t('design.deleted') : undefined}
                actions={
                  !mayChange
                    ? []
                    : one.deleted
                      ? [
                          {
                            label: t('design.restoreOf', { name: one.name }),
                            Icon: Restore,
                            act: () => void store.changeVariable(one.id, { deleted: false }),
                          },
                        ]
                      : [
                          {
                            label: t('design.editOf', { name: one.name }),
                            Icon: Edit,
                            act: () => setEdited(one),
                          },
                          {
                            label: t('design.deleteOf', { name: one.name }),
                            Icon: Delete,
                            act: () => setDeleted(one),
                          },
                        ]
                }
              />
            ))}
          </section>
        )
      })}
      {mayChange && (
        <Button variant="outlined" onClick={() => setEdited('new')}>
          {t('design.add')}
        </Button>
      )}
      {edited && (
        <VariableForm
          store={store}
          variable={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeleteEntry
          store={store}
          kind="variables"
          entry={deleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
