import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ResourceContextProvider } from 'react-admin'
import { useMatch } from 'react-router-dom'
import { OrderFormPage } from './form/OrderFormPage.tsx'
import { OrderList } from './OrderList.tsx'
import { OrderPanel } from './OrderPanel.tsx'

/** List and open order: side by side, or one replaces the other on narrow screens. */
export default function OrdersPage() {
  const id = useMatch('/orders/:id')?.params.id
  const edited = useMatch('/orders/:id/edit')?.params.id
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  if (id === 'new' || edited !== undefined) {
    return (
      <ResourceContextProvider value="orders">
        <OrderFormPage key={edited ?? 'new'} id={edited} />
      </ResourceContextProvider>
    )
  }
  return (
    <ResourceContextProvider value="orders">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: id && isWide ? 'minmax(0, 1fr) minmax(400px, 480px)' : '100%',
          gap: 2,
          alignItems: 'start',
        }}
      >
        {(isWide || !id) && <OrderList openId={id} />}
        {id && <OrderPanel key={id} id={id} isAlone={!isWide} />}
      </Box>
    </ResourceContextProvider>
  )
}
