import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { MENU_AUDIENCES, type MegaMenu, type MenuAudience, type MenuShow } from '#module-contract'
import { callApi } from '#staff/client'
import { IconInput } from './IconInput.tsx'
import type { MenuItemOptions as Options } from './menu-rows.ts'

const COLUMNS = [2, 3, 4, 5, 6]

/** Options of a menu item other than label and link. */
export function MenuItemOptions(props: {
  options: Options
  /** From 0; mega menus are available at the first level only. */
  depth: number
  onChange(options: Options): void
}) {
  const { options, depth, onChange } = props
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.menus.${key}`, values)
  const set = (changes: { [Name in keyof Options]?: Options[Name] | undefined }) =>
    onChange(withoutEmpty({ ...options, ...changes }))
  const { show = {} } = options
  const setShow = (changes: { [Name in keyof MenuShow]?: MenuShow[Name] | undefined }) => {
    const next = withoutEmpty({ ...show, ...changes }) as MenuShow
    set({ show: Object.keys(next).length > 0 ? next : undefined })
  }
  const moment = (which: 'from' | 'until') => (
    <TextField
      type="datetime-local"
      label={t(which)}
      value={toLocal(show[which])}
      onChange={({ target: { value } }) =>
        setShow({ [which]: value ? new Date(value).getTime() : undefined })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  const flag = (which: 'highlight' | 'blank') => (
    <FormControlLabel
      label={t(which)}
      control={
        <Checkbox
          checked={options[which] ?? false}
          onChange={event => set({ [which]: event.target.checked || undefined })}
        />
      }
    />
  )
  const words = (which: 'badge' | 'description', maxLength: number) => (
    <TextField
      label={t(which)}
      helperText={t(`${which}Help`)}
      value={options[which] ?? ''}
      onChange={event => set({ [which]: event.target.value || undefined })}
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
  return (
    <Box sx={gridStyles}>
      <IconInput value={options.icon ?? ''} onChange={icon => set({ icon })} />
      {words('badge', 30)}
      {words('description', 200)}
      {depth === 0 && <MegaInput mega={options.mega} onChange={mega => set({ mega })} />}
      <TextField
        select
        label={t('show')}
        value={show.to ?? 'everyone'}
        onChange={({ target: { value } }) =>
          setShow({ to: value === 'everyone' ? undefined : (value as MenuAudience) })
        }
      >
        {['everyone', ...MENU_AUDIENCES].map(audience => (
          <MenuItem key={audience} value={audience}>
            {t(`shows.${audience}`)}
          </MenuItem>
        ))}
      </TextField>
      {moment('from')}
      {moment('until')}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {flag('highlight')}
        {flag('blank')}
      </Box>
    </Box>
  )
}

/** Submenu type: list, columns or layout block. */
function MegaInput(props: {
  mega: MegaMenu | undefined
  onChange(mega: MegaMenu | undefined): void
}) {
  const { mega, onChange } = props
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.menus.${key}`, values)
  const isBlock = mega !== undefined && 'block' in mega
  const { data: blocks = [] } = useQuery({
    queryKey: ['menus', 'blocks'],
    enabled: isBlock,
    queryFn: async ({ signal }) => {
      const query = { kind: 'block', perPage: 200, sort: 'title' }
      return (
        await callApi<{ items: { id: string; title: string }[] }>('GET', '/pages', {
          query,
          signal,
        })
      ).items
    },
  })
  const choose = (value: string) => {
    if (value === 'list') return onChange(undefined)
    onChange(value === 'block' ? { block: '' } : { columns: Number(value) })
  }
  return (
    <>
      <TextField
        select
        label={t('submenu')}
        value={mega === undefined ? 'list' : 'block' in mega ? 'block' : mega.columns}
        onChange={event => choose(String(event.target.value))}
      >
        <MenuItem value="list">{t('submenus.list')}</MenuItem>
        {COLUMNS.map(count => (
          <MenuItem key={count} value={count}>
            {t('submenus.columns', { count })}
          </MenuItem>
        ))}
        <MenuItem value="block">{t('submenus.block')}</MenuItem>
      </TextField>
      {isBlock && (
        <TextField
          select
          label={t('block')}
          value={blocks.some(({ id }) => id === mega.block) ? mega.block : ''}
          onChange={event => onChange({ block: event.target.value })}
          helperText={mega.block === '' ? t('noBlock') : undefined}
        >
          {blocks.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}

function withoutEmpty(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Value of `datetime-local` in the browser's time zone. */
function toLocal(at: number | undefined): string {
  if (at === undefined) return ''
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  flexBasis: '100%',
  paddingBlock: 1,
} as const
