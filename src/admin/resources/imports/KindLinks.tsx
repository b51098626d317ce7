import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { IMPORT_KINDS, type ImportKind } from '#shop/schema'
import { addressOf } from './import-kinds.ts'

/** Links to the kinds of files that this person may import. */
export function KindLinks({ current }: { current: ImportKind }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('resources.imports.kind')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {IMPORT_KINDS.map(kind => (
        <KindLink key={kind} kind={kind} isCurrent={kind === current} />
      ))}
    </Box>
  )
}

function KindLink({ kind, isCurrent }: { kind: ImportKind; isCurrent: boolean }) {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: kind, action: 'edit' })
  if (!canAccess) return null
  return (
    <Chip
      component={Link}
      to={addressOf(kind)}
      clickable
      variant={isCurrent ? 'filled' : 'outlined'}
      color={isCurrent ? 'primary' : 'default'}
      aria-current={isCurrent ? 'page' : undefined}
      label={translate(`resources.${kind}.name`, { smart_count: 2 })}
    />
  )
}
