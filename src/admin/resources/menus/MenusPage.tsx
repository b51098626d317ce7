import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Title, useStore, useTranslate } from 'react-admin'
import type { SiteMenu, StaffMenu } from '#pages/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { NotLoaded } from '../../lists/ListStates.tsx'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { MenuEditor } from './MenuEditor.tsx'
import { useMenus, useReloadMenus } from './use-menus.ts'

/** Menus of the site, edited one at a time. */
export default function MenusPage() {
  const translate = useTranslate()
  const act = useAction()
  const reload = useReloadMenus()
  const offerUndo = useUndoNotice()
  const [chosen, setChosen] = useStore('menus.chosen', '')
  const { data: menus, error, refetch } = useMenus()
  const t = (key: string, options?: object) => translate(`resources.menus.${key}`, options)
  const menu = menus?.find(one => one.id === chosen) ?? menus?.[0]

  async function add() {
    if (!mayLeave()) return
    const body = { name: t('newName'), location: null, items: [] }
    const made = await act(() => callApi<SiteMenu>('POST', '/menus', { body }))
    if (!made) return
    await reload()
    setChosen(made.value.id)
  }

  async function remove({ id, updatedAt: _, problems: __, ...values }: StaffMenu) {
    if (!(await act(() => callApi('DELETE', `/menus/${id}`)))) return
    await reload()
    offerUndo(t('deleted', { name: values.name }), async () => {
      await act(() => callApi('PUT', `/menus/${id}`, { body: { ...values, readAt: 0 } }))
      await reload()
      setChosen(id)
    })
  }

  return (
    <>
      <Title title={t('name', { smart_count: 2 })} />
      {error && (
        <Box sx={{ paddingBlock: 2 }}>
          <NotLoaded error={error} onRetry={refetch} />
        </Box>
      )}
      {!menus && !error && <Waiting />}
      {menus && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, marginBlock: 1, marginBlockEnd: 2 }}
        >
          {menu && (
            <Tabs
              value={menu.id}
              onChange={(_event, next) => mayLeave() && setChosen(next)}
              aria-label={t('name', { smart_count: 2 })}
              variant="scrollable"
              allowScrollButtonsMobile
            >
              {menus.map(({ id, name }) => (
                <Tab key={id} value={id} label={name} />
              ))}
            </Tabs>
          )}
          <Button startIcon={<Add />} onClick={add}>
            {t('create')}
          </Button>
        </Stack>
      )}
      {menus && !menu && <Typography color="textSecondary">{t('none')}</Typography>}
      {menu && (
        <MenuEditor
          key={`${menu.id} ${menu.updatedAt}`}
          menu={menu}
          onDelete={() => remove(menu)}
        />
      )}
    </>
  )
}
