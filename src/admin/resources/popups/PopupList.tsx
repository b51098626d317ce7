import Switch from '@mui/material/Switch'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  DataTable,
  FunctionField,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { StaffList } from '../../lists/StaffList.tsx'
import { StatusChip } from '../pages/StatusChip.tsx'
import { TemplateMenu } from '../templates/TemplateMenu.tsx'
import { usePlaceWords } from '../templates/template-item.ts'
import { Namesakes } from './Namesakes.tsx'
import { PopupChoice } from './PopupChoice.tsx'
import type { PopupItem } from './popup-item.ts'
import { useFrameWords } from './popup-item.ts'

/** Media query: wide enough for the column, or stacked. */
const stackedOrFrom = (width: number) => `(width < 600px) or (width >= ${width}px)`

/** Popups and bars with conditions and statistics. */
export default function PopupList() {
  const { permissions } = usePermissions()
  const mayChange = permissions?.includes('pages.publish') ?? false
  const frameWords = useFrameWords()
  const placeWords = usePlaceWords()
  const isRoomy = useMediaQuery(stackedOrFrom(1280), { noSsr: true })
  const fitsCounts = useMediaQuery(stackedOrFrom(760), { noSsr: true })
  return (
    <>
      <StaffList
        sort={{ field: 'name', order: 'ASC' }}
        bulkActionButtons={false}
        mayAdd={mayChange}
        rowClick={mayChange ? 'edit' : false}
      >
        <DataTable.Col<PopupItem> source="name" />
        <DataTable.Col<PopupItem> source="frame" disableSort>
          <FunctionField<PopupItem>
            render={popup => (
              <>
                {frameWords(popup)}
                <Namesakes popup={popup} isInList />
              </>
            )}
          />
        </DataTable.Col>
        {isRoomy && (
          <DataTable.Col<PopupItem> source="conditions" disableSort>
            <FunctionField<PopupItem> render={placeWords} />
          </DataTable.Col>
        )}
        <DataTable.Col<PopupItem> source="status" disableSort>
          <FunctionField<PopupItem> render={({ status }) => <StatusChip status={status} />} />
        </DataTable.Col>
        <DataTable.Col<PopupItem> source="isOn" disableSort>
          <OnSwitch mayChange={mayChange} />
        </DataTable.Col>
        {fitsCounts && <DataTable.NumberCol<PopupItem> source="shown" />}
        {isRoomy && <DataTable.NumberCol<PopupItem> source="closed" disableSort />}
        {isRoomy && <DataTable.NumberCol<PopupItem> source="converted" />}
        <DataTable.Col label="resources.pages.actions" disableSort align="right">
          <TemplateMenu />
        </DataTable.Col>
      </StaffList>
      <PopupChoice />
    </>
  )
}

function OnSwitch({ mayChange }: { mayChange: boolean }) {
  const translate = useTranslate()
  const popup = useRecordContext<PopupItem>()
  const act = useAction()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!popup) return null
  const { id, name, isOn } = popup
  const change = async () => {
    const done = await act(() => callApi('PATCH', `/popups/${id}`, { body: { isOn: !isOn } }))
    refresh()
    if (done) notify(`resources.popups.${isOn ? 'isOff' : 'isNowOn'}`, { messageArgs: { name } })
  }
  return (
    <Switch
      checked={isOn}
      disabled={!mayChange}
      onClick={event => event.stopPropagation()}
      onChange={change}
      slotProps={{ input: { 'aria-label': translate('resources.popups.switch', { name }) } }}
    />
  )
}
