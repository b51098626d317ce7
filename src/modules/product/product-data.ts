import type { BuyData, PanelData, TogetherData } from '#shop-ui/client'

export type ProductData = BuyData & PanelData & TogetherData
