import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { Title, useStore, useTranslate } from 'react-admin'
import type { Menu } from '#pages/schema'
import { callApi } from '#staff/client'
import { NotLoaded } from '../../lists/NotLoaded.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { MenuEditor } from './MenuEditor.tsx'

export interface StoredMenu {
  id: string
  items: Menu
  updatedAt: number
}

export default function MenusPage() {
  const translate = useTranslate()
  const [chosen, setChosen] = useStore('menus.chosen', 'main')
  const {
    data: menus,
    error,
    refetch,
  } = useQuery({
    queryKey: ['menus'],
    queryFn: () => callApi<{ items: StoredMenu[] }>('GET', '/menus'),
    select: answer => answer.items,
    // Only when asked for: what somebody else saved must not take away what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const t = (key: string, options?: object) => translate(`resources.menus.${key}`, options)
  const menu = menus?.find(one => one.id === chosen) ?? menus?.[0]
  return (
    <>
      <Title title={t('name', { smart_count: 2 })} />
      {error && (
        <Box sx={{ paddingBlock: 2 }}>
          <NotLoaded error={error} onRetry={refetch} />
        </Box>
      )}
      {!menus && !error && <Waiting />}
      {menus && menu && (
        <>
          <Tabs
            value={menu.id}
            onChange={(_event, next) => setChosen(next)}
            aria-label={t('name', { smart_count: 2 })}
            sx={{ marginBlock: 1, marginBlockEnd: 2 }}
          >
            {menus.map(({ id }) => (
              <Tab key={id} value={id} label={t(`menu.${id}`, { _: id })} />
            ))}
          </Tabs>
          <MenuEditor key={`${menu.id} ${menu.updatedAt}`} menu={menu} />
        </>
      )}
    </>
  )
}
