import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useStaffTexts } from '../texts.tsx'
import type { DesignStore, LibraryUses } from './store.ts'

interface EntryUsesProps {
  store: DesignStore
  kind: 'variables' | 'presets'
  id: string
}

/** Usage of a variable or preset on pages, with edit links, and in presets. */
export function EntryUses({ store, kind, id }: EntryUsesProps) {
  const t = useStaffTexts()
  const [uses, setUses] = useState<LibraryUses>()
  useEffect(() => {
    let isCurrent = true
    store.usesOf(kind, id).then(
      found => isCurrent && setUses(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [store, kind, id])
  if (!uses) return null
  const names = uses.presets.map(one => `“${one.title}”`).join(', ')
  return (
    <>
      <Typography>{t('design.uses', { count: uses.pages.length + uses.more })}</Typography>
      {uses.pages.length > 0 && (
        <ul>
          {uses.pages.map(page => (
            <li key={page.id}>
              <a
                href={`/admin/edit/${encodeURIComponent(page.id)}`}
                target="_blank"
                rel="noreferrer"
              >
                {page.title}
              </a>
              {!page.isPublished && ` (${t('design.draftOnly')})`}
            </li>
          ))}
          {uses.more > 0 && <li>{t('design.morePages', { count: uses.more })}</li>}
        </ul>
      )}
      {names && (
        <Typography>{t('design.usedBy', { count: uses.presets.length, names })}</Typography>
      )}
    </>
  )
}
