import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { Title, useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { Preset } from '#design'
import { moduleLabel } from '#module-contract'
import { DesignStore, PresetManager, useStaffTexts, VariableManager } from '#staff/client'
import { useModules } from '../../modules.ts'

/** Variables and presets for all pages. */
export default function DesignPage() {
  const translate = useTranslate()
  const t = useStaffTexts()
  const notify = useNotify()
  // Only visible with permission to change them.
  const store = useMemo(() => new DesignStore(true), [])
  useEffect(() => {
    store.load().catch(() => notify('errors.broken', { type: 'error' }))
  }, [store, notify])
  const registry = useModules(() => notify('errors.broken', { type: 'error' }))
  const [locale] = useLocaleState()
  if (!registry) return null
  const describe = ({ module, group }: Preset) => {
    if (module === undefined) {
      const name = translate(`resources.design.groups.${group}`)
      return translate('resources.design.groupOf', { group: name })
    }
    return moduleLabel(registry, module, locale)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 840, paddingBlock: 2 }}>
      <Title title={translate('resources.design.name')} />
      <Part title={t('design.variables')}>
        <VariableManager store={store} />
      </Part>
      <Part title={t('design.presets')}>
        <PresetManager store={store} describe={describe} />
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
