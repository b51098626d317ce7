import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { PageRevision } from '#pages/schema'
import { ChangeList } from './ChangeList.tsx'
import { ComparedPages } from './ComparedPages.tsx'

interface CompareProps {
  pageId: string
  before: PageRevision
  after: PageRevision
  onRestore?: () => Promise<void>
}

/** Two states of a page as visitors see them, and their differences in words. */
export function CompareRevisions({ pageId, before, after, onRestore }: CompareProps) {
  const translate = useTranslate()
  const [mode, setMode] = useStore<'sides' | 'slider'>('pages.compare', 'sides')
  const [isBusy, setBusy] = useState(false)
  const t = (key: string) => translate(`resources.pages.${key}`)
  return (
    <Stack sx={{ gap: 2, flex: 1, minInlineSize: 0, inlineSize: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_event, next) => next && setMode(next)}
          aria-label={t('compare.how')}
          sx={{ '& .MuiToggleButton-root': { color: 'text.primary' } }}
        >
          <ToggleButton value="sides">{t('compare.sides')}</ToggleButton>
          <ToggleButton value="slider">{t('compare.slider')}</ToggleButton>
        </ToggleButtonGroup>
        {onRestore && (
          <Button
            variant="contained"
            loading={isBusy}
            sx={{ marginInlineStart: 'auto' }}
            onClick={async () => {
              setBusy(true)
              await onRestore()
              setBusy(false)
            }}
          >
            {t('act.restoreRevision')}
          </Button>
        )}
      </Stack>
      <ChangeList pageId={pageId} before={before.id} after={after.id} />
      <ComparedPages pageId={pageId} before={before} after={after} mode={mode} />
    </Stack>
  )
}
