import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import type { ImportKind, UndoReport } from '#shop/schema'
import { RowsTable } from './RowsTable.tsx'

interface UndoResultProps {
  undo: UndoReport
  kind: ImportKind
  isDone: boolean
}

/** Results of an undo: changed and kept items. */
export function UndoResult({ undo, kind, isDone }: UndoResultProps) {
  const translate = useTranslate()
  return (
    <>
      {isDone && (
        <Alert severity={undo.kept > 0 ? 'warning' : 'success'}>
          {translate('resources.imports.undone', { smart_count: undo.undone })}{' '}
          {undo.kept > 0 && translate('resources.imports.kept', { smart_count: undo.kept })}
        </Alert>
      )}
      {undo.items.length > 0 && (
        <RowsTable
          title={translate('resources.imports.keptTitle')}
          heads={['item', 'why']}
          rows={undo.items.map(one => [
            one.label,
            translate(`resources.imports.reasons.${one.reason}`, { kind }),
          ])}
        />
      )}
    </>
  )
}
