import { Accessibility, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { MENU_LOCATIONS, type MenuLocation, type SiteMenu, type StaffMenu } from '#pages/schema'
import { ApiError, callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import { MenuRowEditor } from './MenuRowEditor.tsx'
import {
  branchOf,
  insert,
  isIncomplete,
  type MenuRow,
  move,
  type Step,
  toMenu,
  toRows,
  without,
} from './menu-rows.ts'
import { type MenuValues, useReloadMenus } from './use-menus.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowFocus } from './use-row-focus.ts'

/** Editor of a menu: drag and drop or keyboard buttons; saved as a whole. */
export function MenuEditor({ menu, onDelete }: { menu: StaffMenu; onDelete(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const offerUndo = useUndoNotice()
  const reload = useReloadMenus()
  const [rows, setRows] = useState(() => toRows(menu.items, menu.problems))
  const [name, setName] = useState(menu.name)
  const [location, setLocation] = useState(menu.location)
  const values: MenuValues = { name, location, items: toMenu(rows) }
  const { id: _, updatedAt: __, problems: ___, ...before } = menu
  const [saved, setSaved] = useState(() => inOrder(before))
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const focus = useRowFocus()
  const drag = useRowDrag({ rows, setRows, list: focus.list, onDrop: say })
  const t = (key: string, options?: object) => translate(`resources.menus.${key}`, options)
  const isChanged = inOrder(values) !== saved
  useLeaveWarning(isChanged)

  function say(next: MenuRow[], id: string) {
    const index = next.findIndex(row => row.id === id)
    const row = next[index]
    if (!row) return
    setSaid(
      t('moved', { label: row.label, place: index + 1, of: next.length, level: row.depth + 1 }),
    )
  }

  function step(id: string, where: Step) {
    const next = move(rows, id, where)
    if (next === rows) return setSaid(t('notMoved'))
    setRows(next)
    say(next, id)
  }

  function remove(id: string) {
    const index = rows.findIndex(row => row.id === id)
    const branch = branchOf(rows, id)
    const others = without(rows, branch)
    setRows(others)
    focus.focusRow((others[index] ?? others.at(-1))?.id)
    offerUndo(t('removed', { label: branch[0]?.label ?? '' }), () => {
      setRows(now => insert(now, branch, Math.min(index, now.length), branch[0]?.depth ?? 0))
      focus.focusRow(id)
    })
  }

  function add() {
    const id = crypto.randomUUID()
    setRows([...rows, { id, label: '', href: '', depth: 0, options: {} }])
    focus.focusText(id)
  }

  async function save(readAt?: number) {
    if (name.trim() === '') return setProblem('nameless')
    const wrong = rows.find(row => isIncomplete(rows, row))
    if (wrong) {
      focus.focusText(wrong.id)
      return setProblem('incomplete')
    }
    setProblem(undefined)
    const body = { ...values, ...(readAt === undefined ? {} : { readAt }) }
    const done = await act(() =>
      callApi<SiteMenu>('PUT', `/menus/${menu.id}`, { body }).catch(error => {
        if (!(error instanceof ApiError) || error.reason !== 'conflict') throw error
        setProblem('conflict')
        return undefined
      }),
    )
    if (!done?.value) return
    setSaved(inOrder(values))
    notify('resources.menus.saved', { type: 'info' })
    await reload()
  }

  return (
    <Stack sx={{ gap: 2, maxInlineSize: 900 }}>
      {problem && (
        <Alert
          severity={problem === 'conflict' ? 'warning' : 'error'}
          action={
            problem === 'conflict' && (
              <>
                <Button color="inherit" sx={oneLine} onClick={() => save()}>
                  {t('saveMine')}
                </Button>
                <Button color="inherit" sx={oneLine} onClick={reload}>
                  {t('takeTheirs')}
                </Button>
              </>
            )
          }
        >
          {t(problem)}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          label={t('menuName')}
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ flex: '1 1 200px' }}
        />
        <TextField
          select
          label={t('location')}
          value={location ?? ''}
          onChange={event => setLocation((event.target.value || null) as MenuLocation | null)}
          helperText={location === 'footer' ? t('footerHelp') : undefined}
          sx={{ flex: '1 1 200px' }}
        >
          <MenuItem value="">{t('locations.none')}</MenuItem>
          {MENU_LOCATIONS.map(one => (
            <MenuItem key={one} value={one}>
              {t(`locations.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {rows.length === 0 && <Typography color="textSecondary">{t('empty')}</Typography>}
      <DragDropProvider
        sensors={[PointerSensor]}
        plugins={defaults => defaults.filter(one => one !== Accessibility)}
        {...drag}
      >
        <Box component="ol" ref={focus.list} aria-label={menu.name} sx={listStyles}>
          {rows.map((row, index) => (
            <MenuRowEditor
              key={row.id}
              row={row}
              index={index}
              isWrong={problem === 'incomplete' && isIncomplete(rows, row)}
              onChange={changes =>
                setRows(rows.map(one => (one.id === row.id ? { ...one, ...changes } : one)))
              }
              onStep={where => step(row.id, where)}
              onRemove={() => remove(row.id)}
            />
          ))}
        </Box>
      </DragDropProvider>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Button ref={focus.addButton} startIcon={<Add />} onClick={add}>
          {t('add')}
        </Button>
        <Button color="error" onClick={onDelete}>
          {t('delete')}
        </Button>
        <Button
          variant="contained"
          disabled={!isChanged}
          onClick={() => save(menu.updatedAt)}
          sx={{ marginInlineStart: 'auto' }}
        >
          {translate('ra.action.save')}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('hint')}
      </Typography>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </Stack>
  )
}

/** Serialization for comparison. */
const inOrder = ({ name, location, items }: MenuValues) => JSON.stringify([name, location, items])

const oneLine = { whiteSpace: 'nowrap' } as const
const listStyles = { listStyle: 'none', display: 'grid', gap: 1, padding: 0, margin: 0 } as const
